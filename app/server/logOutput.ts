import { write, writeSync } from "node:fs";

/** So many characters make a write of their own; fewer wait for a moment. */
const ENOUGH = 16_384;
const MOMENT_MS = 100;
/** A pipe takes it whole. */
const MOST_BYTES = 32_768;
/** So many characters wait for a reader that hangs; the lines after them are lost. */
const MOST_WAITING = 8 * 1024 * 1024;
/** How often, a moment apart, the last lines ask a reader that has no room for them. */
const TRIES = 10;
const LINE_END = 10;

/** Where a log goes, a whole line with each call of `write`. */
export interface LogOutput {
  write: (line: string) => void;
  /** Writes out what waits, and comes back whatever happens; for the end of the process. */
  flush: () => void;
}

/**
 * Lines are written without waiting and many at once, since each write wakes another thread. What a full
 * disk or a hanging reader does not take is lost: a site serves on without its log. pino's own output
 * would try for ever, and at the end of the process nothing else could run.
 */
export function createLogOutput(descriptor: number): LogOutput {
  let lines: Buffer[] = [];
  let length = 0;
  /** Taken from the lines, and not written yet. */
  let rest = Buffer.alloc(0);
  let isWriting = false;
  let isMidLine = false;

  const take = () => {
    if (lines.length === 0 || rest.length > 0) return;
    // After a piece of a line whose rest was dropped.
    if (isMidLine) lines.unshift(Buffer.from("\n"));
    rest = Buffer.concat(lines);
    lines = [];
    length = 0;
  };
  const written = (bytes: number) => {
    if (bytes > 0) isMidLine = rest[bytes - 1] !== LINE_END;
    rest = rest.subarray(bytes);
  };
  const drop = () => {
    rest = Buffer.alloc(0);
  };
  const writeOut = () => {
    if (isWriting) return;
    take();
    if (rest.length === 0) return;
    isWriting = true;
    write(descriptor, rest, 0, Math.min(rest.length, MOST_BYTES), null, (error, bytes) => {
      isWriting = false;
      if (isBusy(error)) return;
      if (error) return drop();
      written(bytes);
      if (rest.length > 0 || length >= ENOUGH) writeOut();
    });
  };
  setInterval(writeOut, MOMENT_MS).unref();

  return {
    write(line) {
      if (length > MOST_WAITING) return;
      lines.push(Buffer.from(line));
      length += line.length;
      if (length >= ENOUGH) writeOut();
    },
    flush() {
      // What another thread is writing is its own to finish.
      if (isWriting) written(Math.min(rest.length, MOST_BYTES));
      for (let tries = 0; tries < TRIES; ) {
        take();
        if (rest.length === 0) return;
        try {
          written(writeSync(descriptor, rest));
          tries = 0;
        } catch (error) {
          if (!isBusy(error)) return drop();
          tries += 1;
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, MOMENT_MS);
        }
      }
    },
  };
}

function isBusy(error: unknown) {
  return (error as NodeJS.ErrnoException | null)?.code === "EAGAIN";
}
