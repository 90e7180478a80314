import pino from "pino";
import { config } from "./config.ts";
import { createLogOutput } from "./logOutput.ts";

const output = createLogOutput(1);
/** Also when a fault ends the process. */
process.on("exit", output.flush);
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
  output,
);

/** Waits for the lines that another thread is writing; call before the process ends. */
export const settleLog = output.settle;

/** pino's ISO time, written once for all lines of a millisecond. */
function timeField(): string {
  const now = Date.now();
  if (now !== writtenAt) {
    writtenAt = now;
    writtenTime = pino.stdTimeFunctions.isoTime();
  }
  return writtenTime;
}
