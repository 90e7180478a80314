import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import { clientAddressReader } from "#app/http/clientAddress.ts";
import { areaOf, type Context, isSafe, type Middleware, normalizePath } from "#app/http/context.ts";
import { hasValidHost } from "#app/http/requestHeaders.ts";
import { sendError } from "#app/http/respond.ts";
import { setSecurityHeaders } from "#app/http/securityHeaders.ts";
import { paths } from "#app/paths.ts";
import { config } from "#app/platform/config.ts";
import { DatabaseAwayError } from "#app/platform/errors.ts";
import { QueueFullError } from "#app/platform/limits/queue.ts";
import { log } from "#app/platform/log.ts";
import { sendFromFastPath } from "../cache/fastPath.ts";
import { countResponse, traffic } from "../traffic.ts";

/**
 * Creates the server's request listener: runs the steps in order until one has answered.
 *
 * @param origin of absolute links, without a trailing slash
 */
export function createListener(
  steps: readonly Middleware[],
  origin: () => string,
): RequestListener {
  const clientAddress = clientAddressReader(config().TRUST_PROXY);
  return (req, res) => {
    // Random, because a count would tell everybody how many visitors the site has.
    const requestId = randomUUID();
    const isValid = hasValidHost(req);
    if (isValid && sendFromFastPath(req, res, requestId)) return;
    const startedAt = performance.now();
    res.setHeader("X-Request-Id", requestId);
    setSecurityHeaders(res);
    const url = toUrl(req.url ?? "/", origin());
    const guardPath = url && normalizePath(url.pathname);
    const requestLog = log.child({ requestId });
    const context: Context = {
      req,
      res,
      requestId,
      url: url ?? new URL(origin()),
      normalizedPath: guardPath ?? "/",
      area: areaOf(guardPath ?? "/"),
      lang: "pt",
      staff: null,
      log: requestLog,
      clientAddress: clientAddress(req),
      origin: origin(),
    };
    res.once("close", () => {
      const ms = performance.now() - startedAt;
      const status = res.headersSent ? res.statusCode : senderLeft;
      countResponse(status);
      traffic.onDuration?.(ms / 1000);
      const fields = {
        method: req.method,
        path: context.normalizedPath,
        status,
        ms: Math.round(ms),
        ...by(context),
      };
      requestLog[levelOf(fields)](fields, status === 507 ? "disk full" : "request");
    });
    if (isValid && url && guardPath !== undefined) void run(context, steps);
    // Whoever sends such a request may disagree with a proxy about where the next one begins.
    else sendError(context, 400, "api.badRequest", { Connection: "close" });
  };
}

/** nginx's status for a client that disconnected before the answer. */
const senderLeft = 499;

/** Whose write it is. */
function by({ req, staff }: Context) {
  return staff && !isSafe(req.method) && { staffId: staff.id };
}

/**
 * A full disk is logged as an error, which ops must see; health checks, twice a minute, would be noise, and so would
 * opened forms.
 */
function levelOf({ path, status }: { path: string; status: number }) {
  if (status === 507) return "error";
  return path === paths.health || path === paths.admin.presence ? "debug" : "info";
}

async function run(context: Context, steps: readonly Middleware[]) {
  try {
    for (const step of steps) {
      if (await step(context)) return;
    }
    sendError(context, 404, "api.notFound");
  } catch (error) {
    const { req, res } = context;
    // The client has disconnected. A request that was fully read is also "destroyed".
    if (res.destroyed || (req.destroyed && !req.complete)) return;
    if (error instanceof QueueFullError && !res.headersSent) {
      return void sendError(context, 503, "api.busy", { "Retry-After": "1" });
    }
    if (error instanceof DatabaseAwayError && !res.headersSent) {
      context.log.warn({ reason: error.message }, "the database is away");
      const message = isSafe(req.method) ? "api.databaseSilent" : "api.databaseAway";
      return void sendError(context, 503, message, { "Retry-After": "5" });
    }
    context.log.error({ err: error }, "request failed");
    if (res.headersSent) res.destroy();
    else sendError(context, 500, "api.serverError");
  }
}

/**
 * The query with its Latin-1 parts in UTF-8: some programs and old links write `pra%E7a` for "praça", which in
 * UTF-8 is no text. U+0000, which no text may hold (`withoutNull`), is a blank, as to searches.
 */
function readableQuery(search: string): string {
  return search
    .replaceAll("%00", "%20")
    .split(/([?&=])/)
    .map((part) => (isDecodable(part) ? part : encodeURIComponent(decodeLatin(part))))
    .join("");
}

/** A `%` that begins no code is a character as any other. */
function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part.replace(/%(?![\dA-F]{2})/gi, "%25"));
    return true;
  } catch {
    return false;
  }
}

const latin = new TextDecoder("windows-1252");

function decodeLatin(part: string): string {
  const bytes = part
    .replaceAll("+", " ")
    .replace(/%([\dA-F]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return latin.decode(Buffer.from(bytes, "latin1"));
}

/**
 * `//host/x` and `http://host/x` as request targets stay paths of this site. An undecodable path (`/100%`)
 * is taken literally, and so leads to a 404 page; so are line breaks in it, which no pattern of the router
 * matches, not even that of the 404 page.
 */
function toUrl(target: string, origin: string): URL | undefined {
  const path = target.replace(/^https?:\/\/[^/?]*/i, "");
  const text = origin + (path.startsWith("/") ? path : `/${path}`);
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.search.includes("%")) url.search = readableQuery(url.search);
  if (normalizePath(url.pathname) === undefined) url.pathname = literally(url.pathname);
  else url.pathname = url.pathname.replaceAll(encodedLineBreak, literally);
  return url;
}

/** What JavaScript's regular expressions take for the end of a line: LF, CR, U+2028 and U+2029. */
const encodedLineBreak = /%0a|%0d|%e2%80%a[89]/gi;

/** Encodes what is encoded once more. */
function literally(encoded: string): string {
  return encoded.replaceAll("%", "%25");
}
