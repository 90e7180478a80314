import type {
  IncomingMessage,
  OutgoingHttpHeader,
  OutgoingHttpHeaders,
  ServerResponse,
} from "node:http";
import { engine } from "#app/db/connection.server.ts";
import type { Context } from "#app/http/context.ts";
import { readCookie } from "#app/http/cookies.ts";
import { chooseEncoding, type Encoding, namesEtag } from "#app/http/encoding.ts";
import { isLang, langKey } from "#app/i18n/lang.ts";
import { requestLogger } from "#app/platform/log.ts";
import { countResponse, traffic } from "../traffic.ts";
import { BoundedMap } from "./boundedMap.ts";
import { mayBePersonal } from "./cacheKey.ts";
import {
  type EncodedResponse,
  isCacheable,
  isExpired,
  oftenFrom,
  responseCache,
} from "./responseCache.ts";

/** An answer with all of its headers, looked up by the raw request alone. */
interface FastResponse {
  /** Names and values alternating, as they are written; for a 304, without the headers of the body. */
  headers: OutgoingHttpHeader[];
  unchangedHeaders: OutgoingHttpHeader[];
  etag: string;
  expires: number | undefined;
  body: Uint8Array;
  sent: number;
  /** Has its bytes made fewer. */
  tighten: () => Promise<void>;
  /** Writes its access log lines. */
  log: (requestId: string, status: number) => void;
}

/** Small enough that no answer outlives its page's data (`hydrationData.ts`). */
const responses = new BoundedMap<FastResponse>(8 * 1024 * 1024);
responseCache.whenCleared(() => responses.clear());

const encodings = new Map<string, Encoding>();

/**
 * The fast path, before any step: an anonymous GET with the same address, language and encoding as one
 * answered before in this content state gets the same bytes.
 *
 * @returns whether it was answered
 */
export function sendFromFastPath(
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
): boolean {
  if (req.method !== "GET" || req.headers.authorization !== undefined) return false;
  try {
    if (!engine().isCurrent) return false;
    responseCache.refresh();
  } catch {
    // The database cannot be read: the steps run into the same fault, log it and answer.
    return false;
  }
  const key = fastPathKey(req);
  const answer = responses.get(key);
  if (!answer || isExpired(answer) || mayBePersonal(req)) return false;
  const isKnown = namesEtag(req.headers["if-none-match"], answer.etag);
  const status = isKnown ? 304 : 200;
  const headers = isKnown ? answer.unchangedHeaders : answer.headers;
  res.writeHead(status, ["X-Request-Id", requestId, ...headers]);
  res.end(isKnown ? undefined : answer.body);
  answer.log(requestId, status);
  countResponse(status);
  traffic.pageCache.hit += 1;
  answer.sent += 1;
  if (answer.sent === oftenFrom) tighten(key, answer);
  return true;
}

/** The next request finds the answer of fewer bytes; if there is none, everything stays as it is. */
function tighten(key: string, answer: FastResponse): void {
  answer.tighten().then(
    () => responses.delete(key),
    () => undefined,
  );
}

/** Keeps the answer to this request for `sendFromFastPath`; call when all headers are set. */
export function remember(
  { req, res, url, normalizedPath }: Context,
  answer: EncodedResponse,
): void {
  // `?lang` sets a cookie, so it goes through the steps.
  if (!isCacheable(answer) || !responseCache.isCurrent(answer)) return;
  if (req.method !== "GET" || url.searchParams.has(langKey) || url.search.length > 100) return;
  const { "x-request-id": _, ...headers } = res.getHeaders();
  const { "content-type": _type, "content-length": _length, ...unchanged } = headers;
  responses.set(fastPathKey(req), {
    headers: toRawHeaders(headers),
    unchangedHeaders: toRawHeaders(unchanged),
    etag: answer.etag,
    expires: answer.expires,
    body: answer.body,
    sent: 0,
    tighten: () => responseCache.tighten(answer),
    log: requestLogger({ method: "GET", path: normalizedPath, ms: 0 }),
  });
}

function fastPathKey(req: IncomingMessage): string {
  return `${rememberedLang(req)} ${encodingOf(req)} ${req.url}`;
}

/** Endpoints ignore it, so that an answer of theirs may be kept three times. */
function rememberedLang(req: IncomingMessage) {
  if (req.headers.cookie === undefined) return "";
  const lang = readCookie(req, langKey);
  return isLang(lang) ? lang : "";
}

function encodingOf({ headers }: IncomingMessage): Encoding {
  const accepted = headers["accept-encoding"] ?? "";
  let encoding = encodings.get(accepted);
  if (!encoding) {
    if (encodings.size > 1_000) encodings.clear();
    encoding = chooseEncoding(accepted);
    encodings.set(accepted, encoding);
  }
  return encoding;
}

function toRawHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeader[] {
  return Object.entries(headers).flatMap(([name, value = ""]) => [name, value]);
}
