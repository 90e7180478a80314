import type { Readable } from "node:stream";
import { StalledUploadError } from "../mediaErrors.ts";

/** Contract 9: 30 s without a byte ends an upload; one that progresses is never cut off. */
const stallMs = 30_000;

/**
 * The body's chunks, until the sender has been silent for too long. Only the wait for the sender counts, not
 * the time that the disk takes. The body is not destroyed, so that an answer can be sent and `end` can
 * read the rest.
 *
 * @throws StalledUploadError
 */
export async function* untilStalled(body: Readable, limitMs = stallMs): AsyncGenerator<Uint8Array> {
  const iterator: AsyncIterator<Uint8Array> = body.iterator({ destroyOnReturn: false });
  try {
    for (;;) {
      const next = await within(iterator.next(), limitMs);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Nobody reads the body any more; without a listener a disconnect would be an uncaught `error` event.
    body.on("error", () => {});
    // Not awaited: it settles only after the pending chunk, which a silent sender may never send.
    iterator.return?.().catch(() => undefined);
  }
}

/** @throws StalledUploadError where the promise does not settle in time */
export async function within<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StalledUploadError()), limitMs);
  });
  try {
    return await Promise.race([promise, stalled]);
  } finally {
    clearTimeout(timer);
  }
}
