import pino from "pino";
import { config } from "./config.ts";
import { createLogOutput } from "./logOutput.ts";

const output = createLogOutput(1);
/** Also when an uncaught error ends the process. */
process.on("exit", output.flush);
let writtenAt = 0;
let writtenTime = "";

/** The process's log: one JSON line per event. Callers must never log personal data. */
export const log = pino(
  {
    level: config().LOG_LEVEL,
    base: null,
    timestamp: timeField,
    formatters: { level: (label) => ({ level: label }) },
  },
  output,
);

/** Waits for writes under way in another thread; call before the process ends. */
export const settleLog = output.settle;

/** pino's ISO time, formatted once for all lines of the same millisecond. */
function timeField(): string {
  const now = Date.now();
  if (now !== writtenAt) {
    writtenAt = now;
    writtenTime = pino.stdTimeFunctions.isoTime();
  }
  return writtenTime;
}
