import { write, writeSync } from "node:fs";

/** Characters that trigger a write at once, about a pipe's capacity; fewer wait for `momentMs`. */
const batchBytes = 65_536;
const momentMs = 100;
/** Characters that may wait while the reader hangs; further lines are dropped. */
const maxWaiting = 8 * 1024 * 1024;
/** How often, `momentMs` apart, `flush` retries when the reader has no room. */
const maxTries = 10;

/** The log's destination; each call of `write` passes one whole line. */
export interface LogOutput {
  write: (line: string) => void;
  /** Resolves when no asynchronous write is under way, after half a second at most. */
  settle: () => Promise<void>;
  /** Writes synchronously what waits, and always returns; for the end of the process. */
  flush: () => void;
}

/**
 * Writes are asynchronous and batched, since each one wakes another thread. What a full disk or a hanging
 * reader does not accept is dropped: the site keeps serving without its log. pino's own output would retry
 * for ever, and block the end of the process.
 */
export function createLogOutput(descriptor: number): LogOutput {
  const lines: string[] = [];
  let waiting = 0;
  /** What is left of the lines being written. */
  let piece = Buffer.alloc(0);
  let isWriting = false;

  const take = () => {
    if (piece.length > 0) return;
    let length = 0;
    const rest = lines.findIndex((line, index) => {
      length += line.length;
      return index > 0 && length > batchBytes;
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
      if (piece.length > 0 || waiting >= batchBytes) writeOut();
    });
  };
  setInterval(writeOut, momentMs).unref();

  return {
    write(line) {
      if (waiting > maxWaiting) return;
      lines.push(line);
      waiting += line.length;
      if (waiting >= batchBytes) writeOut();
    },
    async settle() {
      for (let tries = 0; isWriting && tries < maxTries; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, momentMs / 2));
      }
    },
    flush() {
      // A write under way in another thread cannot be cancelled; give it time, so that later lines follow
      // it.
      if (isWriting) {
        pause();
        written(piece.length);
      }
      for (let tries = 0; tries < maxTries; ) {
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

/** Blocks the whole process for `momentMs`. */
function pause() {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, momentMs);
}

function isBusy(error: unknown) {
  return (error as NodeJS.ErrnoException | null)?.code === "EAGAIN";
}
