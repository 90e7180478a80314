import pino from "pino";
import { config } from "./config.ts";

/**
 * Written without waiting, and many lines at once, since each write wakes another thread. They wait as
 * bytes: of text, pino would count all that waits again with every line, a fifth of the time of a page
 * from the cache. pino writes out the rest when the process ends, also by a fault.
 */
const destination = pino.destination({
  fd: 1,
  sync: false,
  contentMode: "buffer",
  minLength: 16_384,
  // A pipe takes it whole.
  maxWrite: 32_768,
  periodicFlush: 100,
});
let writtenAt = 0;
let writtenTime = "";

/** The process's log: one JSON line an event. Holds no personal data, by rule of whoever writes. */
export const log = pino(
  {
    level: config().LOG_LEVEL,
    base: null,
    timestamp: timeField,
    formatters: { level: (label) => ({ level: label }) },
  },
  // The types know the other mode only.
  { write: (line) => destination.write(Buffer.from(line) as unknown as string) },
);

/** pino's ISO time, written once for all lines of a millisecond. */
function timeField(): string {
  const now = Date.now();
  if (now !== writtenAt) {
    writtenAt = now;
    writtenTime = pino.stdTimeFunctions.isoTime();
  }
  return writtenTime;
}

/** Writes out what waits; call before the process ends. */
export function flushLog(): void {
  try {
    destination.flushSync();
  } catch {
    // Nothing has been written yet.
  }
}
