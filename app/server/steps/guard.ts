import { setImmediate } from "node:timers/promises";
import { formDraftParam } from "#app/auth/formDraftParams.ts";
import { pagePath } from "#app/auth/pagePath.ts";
import * as Sessions from "#app/auth/sessions.repo.server.ts";
import { autosaveParam } from "#app/forms/drafts/formButtons.ts";
import {
  type Context,
  doors,
  isDataRequest,
  isGuarded,
  isSafe,
  isUnder,
  type Middleware,
} from "#app/http/context.ts";
import { readCookie, tokenCookieName } from "#app/http/cookies.ts";
import { readBearer } from "#app/http/requestHeaders.ts";
import { redirect, sendError } from "#app/http/respond.ts";
import { paths } from "#app/paths.ts";
import { Queue } from "#app/platform/limits/queue.ts";
import { isTyped, saveFormDraft } from "./saveFormDraft.server.ts";

/**
 * Identifies the caller, and refuses what only staff may request by URL prefix, before any byte of a body is
 * read: no route can forget its guard. The cookie counts on pages, the bearer token under /api, and neither
 * elsewhere (contract 4).
 */
export const guard: Middleware = async (context) => {
  const { req } = context;
  const token = context.area === "api" ? readBearer(req.headers.authorization) : pageToken(context);
  if (token) context.staff = await findStaff(context, token);
  if (context.area === "admin") keepPrivate(context);
  if (context.staff || !isGuarded(context)) return false;
  if (context.area === "api") {
    return sendError(context, 401, "api.unauthorized", { "WWW-Authenticate": "Bearer" });
  }
  // A script goes on where it was, once somebody has signed in again.
  if (isUnder(context.normalizedPath, paths.admin.fileParts)) {
    return sendError(context, 401, "adminCommon.failure.session");
  }
  const rescued = await saveFormDraft(context, token);
  if (isStillOnScreen(context) && !(formDraftParam in rescued)) {
    return sendError(context, 401, "adminCommon.failure.session");
  }
  return redirect(context, signInPath(context, rescued), isDataRequest(context));
};

/**
 * A form sent by the page's script: it is still on the screen, and only a redirect would discard it. What it keeps by
 * itself follows none (`formClientAction`), and a refusal would stand in the console every few seconds.
 */
function isStillOnScreen(context: Context) {
  const isAutosave = context.url.searchParams.has(autosaveParam);
  return !isSafe(context.req.method) && isDataRequest(context) && isTyped(context) && !isAutosave;
}

/** Admin pages must not be cached or indexed, whoever asks. */
function keepPrivate({ res, normalizedPath }: Context) {
  res.setHeader("Cache-Control", "no-store");
  res.setHeader("X-Robots-Tag", "noindex, nofollow");
  // Its address may hold the token of a link. With `no-referrer` browsers would also hide where a form comes from.
  if (doors.includes(normalizedPath)) res.setHeader("Referrer-Policy", "same-origin");
}

async function findStaff({ area, normalizedPath }: Context, token: string) {
  const kind = area === "api" ? "api" : "page";
  // A form that is only open says so by itself: nobody is there to use the session.
  const isUsed = normalizedPath !== paths.admin.presence;
  return turns.run(async () => {
    await setImmediate();
    return (await Sessions.findStaffByToken(token, kind, Date.now(), isUsed)) ?? null;
  });
}

/**
 * Requests with a token go on one by one, in turns of the event loop of their own: a crowd with made-up ones
 * would otherwise be answered before the visitor who came next.
 */
const turns = new Queue({ slots: 1 });

function pageToken({ req }: Context) {
  return readCookie(req, tokenCookieName());
}

/** The login page, which leads to the requested screen afterwards. */
function signInPath({ url }: Context, rescued: Record<string, string>) {
  return `${paths.admin.login}?${new URLSearchParams({ next: pagePath(url), ...rescued })}`;
}
