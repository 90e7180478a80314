import type { IncomingMessage } from "node:http";
import { askForBody } from "./expectedBody.ts";

/** Limits of an ordinary body: size and time. Uploads have their own. */
const maxBytes = 1024 * 1024;
const deadlineMs = 15_000;

/** Required by Node's fetch for a streaming body; missing from the DOM's types. */
export const halfDuplex = { duplex: "half" } as RequestInit;

export class BodyTooLargeError extends Error {}
export class BodyTimeoutError extends Error {}

/** Compressed bodies are refused: their decompressed size is not known in advance. */
export function isCompressed(contentEncoding: string | null | undefined): boolean {
  return (contentEncoding ?? "identity").trim().toLowerCase() !== "identity";
}

/**
 * Reads an ordinary body (a form without files, JSON) completely. The rest of a refused body stays unread:
 * the connection remains open for the answer, which should close it.
 *
 * @throws BodyTooLargeError over 1 MiB
 * @throws BodyTimeoutError when it has not arrived within 15 s
 */
export async function readBody(req: IncomingMessage): Promise<Buffer> {
  if (Number(req.headers["content-length"] ?? 0) > maxBytes) throw new BodyTooLargeError();
  askForBody(req);
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BodyTimeoutError()), deadlineMs);
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
    if (size > maxBytes) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
