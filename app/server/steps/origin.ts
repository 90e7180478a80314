import type { IncomingMessage } from "node:http";
import { type Context, isSafe, type Middleware } from "#app/http/context.ts";
import { sendError } from "#app/http/respond.ts";
import { config } from "#app/platform/config.ts";

/**
 * A page's state-changing request must come from this site (contract 4). JSON endpoints need no such
 * check: their only credential is a bearer token, which no other site can make a browser send.
 */
export const sameOrigin: Middleware = (context) => {
  if (context.area === "api" || isSafe(context.req.method)) return false;
  if (comesFromThisSite(context)) return false;
  return sendError(context, 403, "api.otherOrigin");
};

/** Checks every header that the browser sends: old ones send only one of them, and neither may disagree. */
function comesFromThisSite({ req }: Context): boolean {
  const { "sec-fetch-site": site, origin } = req.headers;
  if (site === undefined && origin === undefined) return false;
  if (site !== undefined && site !== "same-origin") return false;
  return origin === undefined || isThisSite(origin, req);
}

/**
 * Without PUBLIC_URL the host must be the request's own, and so must the scheme, unless the browser has
 * compared them already: a proxy that says nothing of https may be in front.
 */
function isThisSite(origin: string, req: IncomingMessage): boolean {
  const publicUrl = config().PUBLIC_URL;
  if (publicUrl) return origin === publicUrl;
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  if (host !== req.headers.host?.toLowerCase()) return false;
  if (req.headers["sec-fetch-site"] !== undefined) return true;
  const scheme = schemeOf(req);
  return scheme === undefined || protocol === `${scheme}:`;
}

/**
 * How the browser asked; undefined where a proxy does not say it. What proxies say is believed whoever sends
 * it: a form of another site can not set these headers in somebody's browser.
 */
function schemeOf({ headers }: IncomingMessage): string | undefined {
  const forwarded = headers["x-forwarded-proto"];
  if (forwarded !== undefined) return String(forwarded).split(",")[0]?.trim().toLowerCase();
  return headers["x-forwarded-for"] === undefined ? "http" : undefined;
}
