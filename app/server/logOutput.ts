import { write, writeSync } from "node:fs";

/** So many characters make a write of their own, about what a pipe holds; fewer wait for a moment. */
const ENOUGH = 65_536;
const MOMENT_MS = 100;
/** So many wait for a reader that hangs; the lines after them are lost. */
const MOST_WAITING = 8 * 1024 * 1024;
/** How often, a moment apart, the last lines ask a reader that has no room for them. */
const TRIES = 10;

/** Where a log goes, a whole line with each call of `write`. */
export interface LogOutput {
  write: (line: string) => void;
  /** Resolves when no write is under way in another thread, after half a second at the latest. */
  settle: () => Promise<void>;
  /** Writes out what waits, and comes back whatever happens; for the end of the process. */
  flush: () => void;
}

/**
 * Lines are written without waiting and many at once, since each write wakes another thread. What a full
 * disk or a hanging reader does not take is lost: a site serves on without its log. pino's own output
 * would try for ever, and at the end of the process nothing else could run.
 */
export function createLogOutput(descriptor: number): LogOutput {
  const lines: string[] = [];
  let waiting = 0;
  /** Whole lines that are being written; what is left of them. */
  let piece = Buffer.alloc(0);
  let isWriting = false;

  const take = () => {
    if (piece.length > 0) return;
    let length = 0;
    const rest = lines.findIndex((line, index) => {
      length += line.length;
      return index > 0 && length > ENOUGH;
    });
    const text = lines.splice(0, rest < 0 ? lines.length : rest).join("");
    piece = Buffer.from(text);
    waiting -= text.length;
  };
  const written = (bytes: number) => {
    piece = piece.subarray(bytes);
  };
  const writeOut = () => {
    if (isWriting) return;
    take();
    if (piece.length === 0) return;
    isWriting = true;
    write(descriptor, piece, 0, piece.length, null, (error, bytes) => {
      isWriting = false;
      if (isBusy(error)) return;
      written(error ? piece.length : bytes);
      if (piece.length > 0 || waiting >= ENOUGH) writeOut();
    });
  };
  setInterval(writeOut, MOMENT_MS).unref();

  return {
    write(line) {
      if (waiting > MOST_WAITING) return;
      lines.push(line);
      waiting += line.length;
      if (waiting >= ENOUGH) writeOut();
    },
    async settle() {
      for (let tries = 0; isWriting && tries < TRIES; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, MOMENT_MS / 2));
      }
    },
    flush() {
      // What another thread is writing is its own to finish; the lines after it should stay after it.
      if (isWriting) {
        pause();
        written(piece.length);
      }
      for (let tries = 0; tries < TRIES; ) {
        take();
        if (piece.length === 0) return;
        try {
          written(writeSync(descriptor, piece));
          tries = 0;
        } catch (error) {
          if (!isBusy(error)) return;
          tries += 1;
          pause();
        }
      }
    },
  };
}

/** Holds the whole process for a moment. */
function pause() {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, MOMENT_MS);
}

function isBusy(error: unknown) {
  return (error as NodeJS.ErrnoException | null)?.code === "EAGAIN";
}
