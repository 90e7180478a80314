import type { FileHandle } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import * as Sessions from "#app/auth/sessions.repo.server.ts";
import { type Context, isRead, isUnder, type Middleware } from "#app/http/context.ts";
import { approvalCookieName, readCookie, tokenCookieName } from "#app/http/cookies.ts";
import { sendError, sendIfUnchanged, sendMethodNotAllowed } from "#app/http/respond.ts";
import { paths } from "#app/paths.ts";
import { type ByteRange, parseRange } from "./byteRange.ts";
import { lighterHeaders, lighterPicture } from "./lighterPicture.ts";
import { openStored } from "./openStored.server.ts";
import { type StoredHeaders, storedHeaders } from "./storedHeaders.server.ts";
import * as Withheld from "./withheld.repo.server.ts";
import { isWithheld } from "./withheld.server.ts";

const prefix = paths.stored("");

/**
 * `/storage/*` (contract 6): GET and HEAD, single ranges, ETag and 304, cacheable for ever. What only deleted or
 * older content names is gone (410) but for staff, who see it in the history and in the trash (contract 10).
 */
export const serveStorage: Middleware = async (context) => {
  const { req, res, url, normalizedPath } = context;
  if (!isUnder(normalizedPath, paths.storage)) return false;
  if (!isRead(req.method)) return sendMethodNotAllowed(context, "GET, HEAD");
  const asked = url.pathname.startsWith(prefix) ? url.pathname.slice(prefix.length) : "";
  const lighter = lighterPicture(asked, req.headers);
  const found = lighter && (await openStored(lighter));
  const stored = found || (await openStored(asked));
  if (!stored) return false;
  const path = found ? lighter : asked;
  try {
    const withheld = await isWithheld(asked);
    if (withheld && !(await maySee(context, asked))) return sendError(context, 410, "api.gone");
    if (asked.startsWith("images/")) res.appendHeader("Vary", lighterHeaders.join(", "));
    await send(context, stored, {
      ...(await storedHeaders(path, stored.size)),
      ...(withheld && { "Cache-Control": "private, no-store" }),
    });
  } catch (error) {
    // A visitor who leaves in the middle of a video is not an error.
    if (!res.destroyed && !res.closed) throw error;
  } finally {
    await stored.handle.close();
  }
  return true;
};

/** Whether whoever asks sees withheld files: staff all, the holder of an approval link those of its draft. */
async function maySee(context: Context, path: string): Promise<boolean> {
  if (await isStaff(context)) return true;
  const token = readCookie(context.req, approvalCookieName);
  const source = token === undefined ? undefined : await Withheld.findSource(path);
  return token !== undefined && source !== undefined && Withheld.isShownByLink(source, token);
}

/** Whether somebody is signed in on the site's pages. */
async function isStaff({ req }: Context): Promise<boolean> {
  const token = readCookie(req, tokenCookieName());
  return token !== undefined && (await Sessions.findStaffByToken(token, "page")) !== undefined;
}

async function send(
  context: Context,
  { handle, size }: { handle: FileHandle; size: number },
  headers: StoredHeaders,
): Promise<void> {
  const { req, res } = context;
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
  if (range) res.setHeader("Content-Range", `bytes ${range.start}-${range.end}/${size}`);
  res.writeHead(range ? 206 : 200, { "Content-Length": bytes.end - bytes.start + 1 });
  if (req.method === "HEAD" || size === 0) res.end();
  else await stream(handle, bytes, res);
}

/** Reads with backpressure; closes the stream when the visitor leaves. */
async function stream(handle: FileHandle, { start, end }: ByteRange, res: ServerResponse) {
  const bytes = handle.createReadStream({
    start,
    end,
    autoClose: false,
    highWaterMark: 128 * 1024,
  });
  await pipeline(bytes, res);
}
