import { write, writeSync } from "node:fs";

/** A block of lines, about a pipe's capacity. Full ones are written at once, others after `momentMs`. */
const blockBytes = 65_536;
const momentMs = 100;
/** Bytes that may wait while the reader hangs; further lines are dropped. */
const maxWaiting = 8 * 1024 * 1024;
/** Of UTF-8, for each of JavaScript's characters. */
const maxBytesPerCharacter = 3;
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

/** Whole lines as bytes; those before `start` have been written. */
interface Block {
  bytes: Buffer;
  start: number;
  end: number;
}

/**
 * Writes are asynchronous and batched, since each one wakes another thread. What a full disk or a hanging
 * reader does not accept is dropped: the site keeps serving without its log. pino's own output would retry
 * for ever, and block the end of the process.
 *
 * @param descriptor of the file that is written to
 */
export function createLogOutput(descriptor: () => number): LogOutput {
  /** Used again, because memory from outside V8's heap makes it collect garbage, a pause for all requests. */
  let spare: Block | undefined;
  let filling = emptyBlock();
  const full: Block[] = [];
  let waiting = 0;
  let writing: Block | undefined;
  let isWriting = false;

  const enqueue = (block: Block) => {
    full.push(block);
    waiting += block.end;
  };
  const closeBlock = () => {
    if (filling.end === 0) return;
    enqueue(filling);
    filling = spare ?? emptyBlock();
    spare = undefined;
  };
  const take = () => {
    if (writing) return writing;
    if (full.length === 0) closeBlock();
    writing = full.shift();
    waiting -= writing?.end ?? 0;
    return writing;
  };
  const written = (block: Block, bytes: number) => {
    block.start += bytes;
    if (block.start < block.end) return;
    writing = undefined;
    if (block.bytes.length === blockBytes) spare = Object.assign(block, { start: 0, end: 0 });
  };
  const writeOut = () => {
    if (isWriting) return;
    const block = take();
    if (!block) return;
    isWriting = true;
    write(descriptor(), block.bytes, block.start, block.end - block.start, null, (error, bytes) => {
      isWriting = false;
      if (isBusy(error)) return;
      written(block, error ? block.end - block.start : bytes);
      if (writing || full.length > 0) writeOut();
    });
  };
  setInterval(writeOut, momentMs).unref();

  return {
    write(line) {
      if (waiting > maxWaiting) return;
      const longest = line.length * maxBytesPerCharacter;
      if (filling.end + longest > blockBytes) closeBlock();
      if (longest <= blockBytes) filling.end += filling.bytes.write(line, filling.end);
      else enqueue(blockOf(Buffer.from(line)));
      if (full.length > 0) writeOut();
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
        writing = undefined;
      }
      for (let tries = 0; tries < maxTries; ) {
        const block = take();
        if (!block) return;
        try {
          written(
            block,
            writeSync(descriptor(), block.bytes, block.start, block.end - block.start),
          );
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

function emptyBlock(): Block {
  return { bytes: Buffer.allocUnsafeSlow(blockBytes), start: 0, end: 0 };
}

function blockOf(bytes: Buffer): Block {
  return { bytes, start: 0, end: bytes.length };
}

/** Blocks the whole process for `momentMs`. */
function pause() {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, momentMs);
}

function isBusy(error: unknown) {
  return (error as NodeJS.ErrnoException | null)?.code === "EAGAIN";
}
