import type { IncomingMessage } from "node:http";

/** An ordinary body's limits: bytes, and how long it may take. Uploads have their own. */
const MAX_BYTES = 1024 * 1024;
const DEADLINE_MS = 15_000;

export class BodyTooLargeError extends Error {}
export class BodyTimeoutError extends Error {}

/**
 * Reads an ordinary body (a form without files, JSON) whole.
 *
 * @throws BodyTooLargeError over 1 MiB
 * @throws BodyTimeoutError when it has not come within 15 s
 */
export async function readBody(req: IncomingMessage): Promise<Buffer> {
  if (Number(req.headers["content-length"] ?? 0) > MAX_BYTES) throw new BodyTooLargeError();
  const chunks: Buffer[] = [];
  let size = 0;
  const timer = setTimeout(() => req.destroy(new BodyTimeoutError()), DEADLINE_MS);
  try {
    for await (const chunk of req as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BYTES) throw new BodyTooLargeError();
      chunks.push(chunk);
    }
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(chunks);
}
