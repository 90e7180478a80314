import { randomBytes } from "node:crypto";
import type { RequestListener } from "node:http";
import { translate } from "#app/i18n/texts.server.ts";
import { paths } from "#app/paths.ts";
import { config } from "../config.ts";
import { log } from "../log.ts";
import { refuse } from "./answer.ts";
import { answerReady } from "./cache/readyAnswers.ts";
import { clientAddressReader } from "./clientAddress.ts";
import { areaOf, type Exchange, type Step, toGuardPath } from "./exchange.ts";
import { setSecurityHeaders } from "./securityHeaders.ts";

/**
 * Creates the server's request listener: runs the steps in order until one has answered.
 *
 * @param origin of absolute links, without a trailing slash
 */
export function createListener(steps: readonly Step[], origin: () => string): RequestListener {
  const clientAddress = clientAddressReader(config().TRUST_PROXY);
  return (req, res) => {
    const requestId = nextRequestId();
    if (answerReady(req, res, requestId)) return;
    const startedAt = performance.now();
    res.setHeader("X-Request-Id", requestId);
    setSecurityHeaders(res);
    const url = toUrl(req.url ?? "/", origin());
    const guardPath = url && toGuardPath(url.pathname);
    const requestLog = log.child({ requestId });
    const exchange: Exchange = {
      req,
      res,
      requestId,
      url: url ?? new URL(origin()),
      guardPath: guardPath ?? "/",
      area: areaOf(guardPath ?? "/"),
      lang: "pt",
      t: translate("pt"),
      staff: null,
      log: requestLog,
      clientAddress: clientAddress(req),
      origin: origin(),
    };
    res.once("close", () => {
      const ms = Math.round(performance.now() - startedAt);
      const status = res.headersSent ? res.statusCode : senderLeft;
      const fields = { method: req.method, path: exchange.guardPath, status, ms };
      requestLog[levelOf(fields)](fields, status === 507 ? "disk full" : "request");
    });
    if (!url || guardPath === undefined) refuse(exchange, 400, "api.badRequest");
    else void run(exchange, steps);
  };
}

/** nginx's status for a client that disconnected before the answer. */
const senderLeft = 499;

/** A full disk is logged as an error, which ops must see; health checks, twice a minute, would be noise. */
function levelOf({ path, status }: { path: string; status: number }) {
  if (status === 507) return "error";
  return path === paths.health ? "debug" : "info";
}

const boot = randomBytes(6).toString("base64url");
let requests = 0;

/** Unique across restarts, and cheap: a random prefix and a counter. */
function nextRequestId() {
  requests += 1;
  return `${boot}-${requests.toString(36)}`;
}

async function run(exchange: Exchange, steps: readonly Step[]) {
  try {
    for (const step of steps) {
      if (await step(exchange)) return;
    }
    refuse(exchange, 404, "api.notFound");
  } catch (error) {
    const { req, res } = exchange;
    // The client has disconnected. A request that was fully read is also "destroyed".
    if (res.destroyed || (req.destroyed && !req.complete)) return;
    exchange.log.error({ err: error }, "request failed");
    if (res.headersSent) res.destroy();
    else refuse(exchange, 500, "api.serverError");
  }
}

/**
 * `//host/x` and `http://host/x` as request targets stay paths of this site. An undecodable path (`/100%`)
 * is taken literally, and so leads to a 404 page.
 */
function toUrl(target: string, origin: string): URL | undefined {
  const path = target.replace(/^https?:\/\/[^/?]*/i, "");
  const text = origin + (path.startsWith("/") ? path : `/${path}`);
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (toGuardPath(url.pathname) === undefined) url.pathname = url.pathname.replaceAll("%", "%25");
  return url;
}
