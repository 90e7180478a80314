import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { type TextKey, translate } from "#app/i18n/texts.server.ts";
import { type Context, isRead } from "./context.ts";
import { chooseEncoding, compress, etagOf, namesEtag } from "./encoding.ts";
import { isBodyHeld } from "./expectedBody.ts";
import { languageOf } from "./language.ts";

/** A complete rendered response, the same for every visitor who asks for it in this language. */
export interface CachedResponse {
  status: number;
  headers: [string, string][];
  body: Uint8Array;
}

/**
 * Ends an exchange without the framework: JSON under /api, plain text elsewhere. Finds out the language
 * itself: steps that serve files come before the one that does.
 */
export function sendError(
  exchange: Context,
  status: number,
  messageKey: TextKey,
  headers: Record<string, string> = {},
): true {
  const { area, requestId } = exchange;
  const message = translate(languageOf(exchange))(messageKey, { requestId });
  if (area === "api") return sendJson(exchange, status, { message }, headers);
  return sendText(exchange, status, `${message}\n`, {
    "Content-Type": "text/plain; charset=utf-8",
    ...headers,
  });
}

/** Refuses a request's method and says which ones are offered. */
export function sendMethodNotAllowed(exchange: Context, offered: string): true {
  return sendError(exchange, 405, "api.methodNotAllowed", { Allow: offered });
}

/** Answers a method that an address does not handle: OPTIONS says what is offered, any other is refused. */
export function sendOfferedMethods(exchange: Context, offered: string): true {
  if (exchange.req.method !== "OPTIONS") return sendMethodNotAllowed(exchange, offered);
  end(exchange, { status: 204, headers: { Allow: offered } });
  return true;
}

/** Answers with a JSON value. */
export function sendJson(
  exchange: Context,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): true {
  return sendText(exchange, status, JSON.stringify(value), {
    "Content-Type": "application/json; charset=utf-8",
    ...headers,
  });
}

/** Redirects the browser, also when React Router's client is asking for data. */
export function redirect(exchange: Context, location: string, isData: boolean): true {
  if (!isData) return sendText(exchange, 303, "", { Location: location });
  // The form in which React Router's client accepts a redirect from outside the framework.
  return sendText(exchange, 204, undefined, {
    "X-Remix-Redirect": location,
    "X-Remix-Reload-Document": "true",
  });
}

/** @param body undefined for a status that has none */
function sendText(
  exchange: Context,
  status: number,
  body: string | undefined,
  headers: Record<string, string>,
): true {
  const length = body !== undefined && { "Content-Length": Buffer.byteLength(body) };
  end(exchange, {
    status,
    headers: { "Cache-Control": "no-store", ...length, ...headers },
    ...(body !== undefined && { body }),
  });
  return true;
}

const minCompressedBytes = 1024;
const textTypes = /^(text\/|application\/(json|xml|manifest|atom|ld\+json|rss)|image\/svg)/;

/**
 * Sends an answer that is not cached here: compressed where worthwhile, with an ETag and 304 where the
 * client may store it.
 */
export async function respond(exchange: Context, answer: CachedResponse): Promise<void> {
  const { req, res } = exchange;
  const { status, body } = answer;
  setHeaders(exchange, answer);
  const isText = textTypes.test(String(res.getHeader("Content-Type") ?? ""));
  const pays = isText && body.length >= minCompressedBytes && !res.hasHeader("ETag");
  const encoding = pays ? chooseEncoding(req.headers["accept-encoding"]) : "identity";
  if (isText) res.appendHeader("Vary", "Accept-Encoding");
  if (status === 200 && isStoredByClients(exchange) && !res.hasHeader("ETag")) {
    res.setHeader("ETag", etagOf(body, encoding));
  }
  if (sendIfUnchanged(exchange, status)) return;
  const sent = await compress(body, encoding, "once");
  if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
  if (status !== 204 && status !== 304) res.setHeader("Content-Length", sent.length);
  end(exchange, { status, body: sent });
}

/** Adds an answer's headers to those set by earlier steps. */
export function setHeaders({ res }: Context, { headers }: CachedResponse): void {
  for (const [name, value] of headers) {
    if (name === "set-cookie" || name === "vary") res.appendHeader(name, value);
    else res.setHeader(name, value);
  }
}

/** Answers 304 when the client already has these bytes. */
export function sendIfUnchanged({ req, res }: Context, status: number): boolean {
  const etag = res.getHeader("ETag");
  if (status !== 200 || typeof etag !== "string") return false;
  if (!isRead(req.method)) return false;
  if (!namesEtag(req.headers["if-none-match"], etag)) return false;
  res.removeHeader("Content-Type");
  res.writeHead(304).end();
  return true;
}

function isStoredByClients({ req, res }: Context) {
  return isRead(req.method) && !String(res.getHeader("Cache-Control") ?? "").includes("no-store");
}

/** How long the rest of a refused body is still read and discarded. */
const lingerMs = 10_000;

interface CompleteResponse {
  status: number;
  /** In addition to those already set. */
  headers?: OutgoingHttpHeaders;
  body?: string | Uint8Array;
}

/**
 * Sends a complete answer; HEAD gets its headers alone. An answer sent before the request's body has been
 * fully read closes the connection.
 */
function end(
  { req, res }: { req: IncomingMessage; res: ServerResponse },
  { status, headers, body = "" }: CompleteResponse,
): void {
  const isEarly = hasBody(req) && !req.complete;
  if (isEarly) res.setHeader("Connection", "close");
  res.writeHead(status, headers);
  const sent = req.method === "HEAD" ? "" : body;
  if (isEarly && !isBodyHeld(req)) void endEarly(req, res, sent);
  else res.end(sent);
}

/** Whether the request announces a body. */
export function hasBody({ headers }: IncomingMessage) {
  return "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > 0;
}

/**
 * Closing a connection with unread bytes resets it, and the client would never see the answer: so what still
 * arrives is discarded first, for ten seconds at most.
 */
async function endEarly(req: IncomingMessage, res: ServerResponse, body: string | Uint8Array) {
  if (body.length === 0) res.flushHeaders();
  else res.write(body);
  await linger(req);
  res.end();
}

function linger(req: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (req.readableEnded || req.destroyed) return resolve();
    const timer = setTimeout(finish, lingerMs);
    function finish() {
      clearTimeout(timer);
      resolve();
    }
    for (const event of ["end", "error", "close"]) req.once(event, finish);
    // A reader that has stopped half-way would hold back the rest.
    req.removeAllListeners("data");
    req.resume();
  });
}
