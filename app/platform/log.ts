import pino from "pino";
import { config } from "./config.ts";
import { createLogOutput } from "./logOutput.ts";

let descriptor = 1;
const output = createLogOutput(() => descriptor);
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

/**
 * Logs requests like `log.child(known).info({ requestId, status }, "request")`, for answers that come from
 * memory: formatting all of a line each time would be a thirtieth of their cost.
 *
 * @param known fields that are the same on every line
 * @returns writes one line; the request's id is one of the server's own, which needs no escaping
 */
export function requestLogger(known: object): (requestId: string, status: number) => void {
  if (!log.isLevelEnabled("info")) return () => {};
  const fields = JSON.stringify(known).slice(1, -1);
  return (requestId, status) => {
    output.write(
      `{"level":"info"${timeField()},${fields},"requestId":"${requestId}","status":${status},"msg":"request"}\n`,
    );
  };
}

/** For a command whose standard output is its result. */
export function logToStandardError(): void {
  descriptor = 2;
}

/** Waits for writes under way in another thread; call before the process ends. */
export const flushLog = output.settle;

/** pino's ISO time, formatted once for all lines of the same millisecond. */
function timeField(): string {
  const now = Date.now();
  if (now !== writtenAt) {
    writtenAt = now;
    writtenTime = pino.stdTimeFunctions.isoTime();
  }
  return writtenTime;
}
