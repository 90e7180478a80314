import { pipeline } from "node:stream/promises";
import type { Context } from "#app/http/context.ts";
import { sendIfUnchanged } from "#app/http/respond.ts";
import type { OpenedFile } from "../backend/storedFiles.ts";
import { parseRange } from "./byteRange.ts";
import type { StoredHeaders } from "./storedHeaders.server.ts";

/** Sends an opened file, or the part of it that is asked for; 304 to whoever has it. */
export async function sendStored(
  context: Context,
  stored: OpenedFile,
  headers: StoredHeaders,
): Promise<void> {
  const { req, res } = context;
  const { size } = stored;
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  if (sendIfUnchanged(context, 200)) return;
  const isOutdated =
    req.headers["if-range"] !== undefined && req.headers["if-range"] !== headers.ETag;
  const wanted = req.method === "GET" && !isOutdated ? req.headers.range : undefined;
  const range = parseRange(wanted, size);
  if (range === "unsatisfiable") {
    for (const name of ["Content-Type", "Content-Disposition", "ETag"]) res.removeHeader(name);
    res.setHeader("Cache-Control", "no-store");
    res.writeHead(416, { "Content-Range": `bytes */${size}`, "Content-Length": 0 }).end();
    return;
  }
  const bytes = range ?? { start: 0, end: size - 1 };
  const isEmpty = req.method === "HEAD" || size === 0;
  // Before the answer begins: a store that does not answer is another answer.
  const body = isEmpty ? undefined : await stored.read(bytes);
  if (range) res.setHeader("Content-Range", `bytes ${range.start}-${range.end}/${size}`);
  res.writeHead(range ? 206 : 200, { "Content-Length": bytes.end - bytes.start + 1 });
  // With backpressure; closes the stream when the visitor leaves.
  if (body) await pipeline(body, res);
  else res.end();
}
