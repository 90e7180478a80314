import pino from "pino";
import { config } from "./config.ts";

/**
 * Written without waiting, many lines at once: a write for each line cost a quarter of the time of
 * a page from the cache. pino writes out the rest when the process ends, also by a fault.
 */
const destination = pino.destination({ fd: 1, sync: false, minLength: 8192, periodicFlush: 100 });

/** The process's log: one JSON line an event. Holds no personal data, by rule of whoever writes. */
export const log = pino(
  {
    level: config().LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  },
  destination,
);

/** Writes out what waits; call before the process ends. */
export function flushLog(): void {
  try {
    destination.flushSync();
  } catch {
    // Nothing has been written yet.
  }
}
