import type { IncomingMessage } from "node:http";

/** An ordinary body's limits: bytes, and how long it may take. Uploads have their own. */
const MAX_BYTES = 1024 * 1024;
const DEADLINE_MS = 15_000;

export class BodyTooLargeError extends Error {}
export class BodyTimeoutError extends Error {}

/**
 * Reads an ordinary body (a form without files, JSON) whole. One that is refused is left where it
 * is: the connection stays open for the answer, which should close it.
 *
 * @throws BodyTooLargeError over 1 MiB
 * @throws BodyTimeoutError when it has not come within 15 s
 */
export async function readBody(req: IncomingMessage): Promise<Buffer> {
  if (Number(req.headers["content-length"] ?? 0) > MAX_BYTES) throw new BodyTooLargeError();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BodyTimeoutError()), DEADLINE_MS);
  });
  try {
    return await Promise.race([readWhole(req), deadline]);
  } finally {
    clearTimeout(timer);
  }
}

async function readWhole(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
