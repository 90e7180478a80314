import { readBearer } from "#app/features/staff/bearer.ts";
import { pagePath } from "#app/features/staff/pagePath.ts";
import { pendingKey } from "#app/features/staff/pendingKey.ts";
import { isTyped, rescueForm } from "#app/features/staff/rescueForm.server.ts";
import * as Sessions from "#app/features/staff/sessions.repo.server.ts";
import { paths } from "#app/paths.ts";
import { redirect, refuse } from "./answer.ts";
import { readCookie, tokenCookieName } from "./cookies.ts";
import { type Exchange, isDataRequest, isGuarded, isSafe, type Step } from "./exchange.ts";

/**
 * Identifies the caller, and refuses what only staff may request by URL prefix, before any byte of a body is
 * read: no route can forget its guard. The cookie counts on pages, the bearer token under /api, and neither
 * elsewhere (contract 4).
 */
export const guard: Step = async (exchange) => {
  const { req } = exchange;
  const token =
    exchange.area === "api" ? readBearer(req.headers.authorization) : pageToken(exchange);
  if (token) exchange.staff = await findStaff(exchange, token);
  if (exchange.area === "admin") keepPrivate(exchange);
  if (exchange.staff || !isGuarded(exchange)) return false;
  if (exchange.area === "api") {
    return refuse(exchange, 401, "api.unauthorized", { "WWW-Authenticate": "Bearer" });
  }
  const rescued = await rescueForm(exchange, token);
  if (isStillOnScreen(exchange) && !(pendingKey in rescued)) {
    return refuse(exchange, 401, "adminCommon.failure.session");
  }
  return redirect(exchange, signInPath(exchange, rescued), isDataRequest(exchange));
};

/** A form sent by the page's script: it is still on the screen, and only a redirect would discard it. */
function isStillOnScreen(exchange: Exchange) {
  return !isSafe(exchange.req.method) && isDataRequest(exchange) && isTyped(exchange);
}

/** Admin pages must not be cached or indexed, whoever asks. */
function keepPrivate({ res }: Exchange) {
  res.setHeader("Cache-Control", "no-store");
  res.setHeader("X-Robots-Tag", "noindex, nofollow");
}

async function findStaff({ area }: Exchange, token: string) {
  return (await Sessions.findStaffByToken(token, area === "api" ? "api" : "page")) ?? null;
}

function pageToken({ req }: Exchange) {
  return readCookie(req, tokenCookieName());
}

/** The login page, which leads to the requested screen afterwards. */
function signInPath({ url }: Exchange, rescued: Record<string, string>) {
  return `${paths.admin.login}?${new URLSearchParams({ next: pagePath(url), ...rescued })}`;
}
