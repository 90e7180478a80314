import type {
  IncomingMessage,
  OutgoingHttpHeader,
  OutgoingHttpHeaders,
  ServerResponse,
} from "node:http";
import { isLang, langKey } from "#app/i18n/lang.ts";
import { requestLogger } from "../../log.ts";
import { readCookie } from "../cookies.ts";
import { chooseEncoding, type Encoding, namesEtag } from "../encoding.ts";
import type { Exchange } from "../exchange.ts";
import { BoundedMap } from "./boundedMap.ts";
import { hasPersonalCookie } from "./cacheKey.ts";
import { type EncodedAnswer, mayKeep, wholeAnswers } from "./wholeAnswers.ts";

/** An answer with all of its headers, looked up by the raw request alone. */
interface ReadyAnswer {
  /** Names and values alternating, as they are written; for a 304, without the headers of the body. */
  headers: OutgoingHttpHeader[];
  unchangedHeaders: OutgoingHttpHeader[];
  etag: string;
  body: Uint8Array;
  /** Writes its access log lines. */
  log: (requestId: string, status: number) => void;
}

/** Small enough that no answer outlives its page's data (`pageData.ts`). */
const ready = new BoundedMap<ReadyAnswer>(8 * 1024 * 1024);
wholeAnswers.whenCleared(() => ready.clear());

const encodings = new Map<string, Encoding>();

/**
 * The fast path, before any step: an anonymous GET with the same address, language and encoding as one
 * answered before in this content state gets the same bytes.
 *
 * @returns whether it was answered
 */
export function answerReady(req: IncomingMessage, res: ServerResponse, requestId: string): boolean {
  if (req.method !== "GET" || req.headers.authorization !== undefined) return false;
  try {
    wholeAnswers.refresh();
  } catch {
    // The database cannot be read: the steps run into the same fault, log it and answer.
    return false;
  }
  const answer = ready.get(readyKey(req));
  if (!answer || hasPersonalCookie(req)) return false;
  const isKnown = namesEtag(req.headers["if-none-match"], answer.etag);
  const status = isKnown ? 304 : 200;
  const headers = isKnown ? answer.unchangedHeaders : answer.headers;
  res.writeHead(status, ["X-Request-Id", requestId, ...headers]);
  res.end(isKnown ? undefined : answer.body);
  answer.log(requestId, status);
  return true;
}

/** Keeps the answer to this request for `answerReady`; call when all headers are set. */
export function keepReady({ req, res, url, guardPath }: Exchange, answer: EncodedAnswer): void {
  // `?lang` sets a cookie, so it goes through the steps.
  if (!mayKeep(answer) || !wholeAnswers.isCurrent(answer)) return;
  if (req.method !== "GET" || url.searchParams.has(langKey) || url.search.length > 100) return;
  const { "x-request-id": _, ...headers } = res.getHeaders();
  const { "content-type": _type, "content-length": _length, ...unchanged } = headers;
  ready.set(readyKey(req), {
    headers: toRawHeaders(headers),
    unchangedHeaders: toRawHeaders(unchanged),
    etag: answer.etag,
    body: answer.body,
    log: requestLogger({ method: "GET", path: guardPath, ms: 0 }),
  });
}

function readyKey(req: IncomingMessage): string {
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
