import type { WholeAnswer } from "./cache/wholeAnswers.ts";
import { chooseEncoding, compress, etagOf, namesEtag } from "./encoding.ts";
import { type Exchange, isRead } from "./exchange.ts";
import { sendWhole } from "./sendWhole.ts";

const minCompressedBytes = 1024;
const textTypes = /^(text\/|application\/(json|xml|manifest|atom|ld\+json|rss)|image\/svg)/;

/**
 * Sends an answer that is not cached here: compressed where worthwhile, with an ETag and 304 where the
 * client may store it.
 */
export async function sendOnce(exchange: Exchange, answer: WholeAnswer): Promise<void> {
  const { req, res } = exchange;
  const { status, body } = answer;
  setHeaders(exchange, answer);
  const isText = textTypes.test(String(res.getHeader("Content-Type") ?? ""));
  const pays = isText && body.length >= minCompressedBytes && !res.hasHeader("ETag");
  const encoding = pays ? chooseEncoding(req.headers["accept-encoding"]) : "identity";
  if (isText) res.appendHeader("Vary", "Accept-Encoding");
  if (status === 200 && isKeptByClients(exchange) && !res.hasHeader("ETag")) {
    res.setHeader("ETag", etagOf(body, encoding));
  }
  if (isUnchanged(exchange, status)) return;
  const sent = await compress(body, encoding, "once");
  if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
  if (status !== 204 && status !== 304) res.setHeader("Content-Length", sent.length);
  sendWhole(exchange, { status, body: sent });
}

/** Adds an answer's headers to those set by earlier steps. */
export function setHeaders({ res }: Exchange, { headers }: WholeAnswer): void {
  for (const [name, value] of headers) {
    if (name === "set-cookie" || name === "vary") res.appendHeader(name, value);
    else res.setHeader(name, value);
  }
}

/** Answers 304 when the client already has these bytes. */
export function isUnchanged({ req, res }: Exchange, status: number): boolean {
  const etag = res.getHeader("ETag");
  if (status !== 200 || typeof etag !== "string") return false;
  if (!isRead(req.method)) return false;
  if (!namesEtag(req.headers["if-none-match"], etag)) return false;
  res.removeHeader("Content-Type");
  res.writeHead(304).end();
  return true;
}

function isKeptByClients({ req, res }: Exchange) {
  return isRead(req.method) && !String(res.getHeader("Cache-Control") ?? "").includes("no-store");
}
