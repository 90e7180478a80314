import { stringifySetCookie } from "cookie";
import * as Approvals from "#app/features/approval/approval.repo.server.ts";
import type { Context, Middleware } from "#app/http/context.ts";
import { approvalCookieName } from "#app/http/cookies.ts";
import { defaultLang, isLang, langKey } from "#app/i18n/lang.ts";
import { framedParam, paths, previewAt } from "#app/paths.ts";
import { isHttps } from "#app/platform/config.ts";
import { tokenParam } from "#app/sitePaths.ts";
import { recordIdOf } from "#app/validation/recordId.ts";

/**
 * Has the page of a record show its draft: to staff, after the guard, and that of a project to the holder of an
 * approval link (contract 12).
 */
export const preview: Middleware = async (context) => {
  const { normalizedPath, staff } = context;
  if (normalizedPath === paths.approval()) await showToHolder(context);
  else if (staff) showToStaff(context);
  return false;
};

/** In the language that the address names, which the browser does not remember. */
function showToStaff(context: Context) {
  const { url, res, normalizedPath: path } = context;
  const { kind, id: written } = previewAt(path) ?? {};
  const id = written === "0" ? 0 : recordIdOf(written ?? "");
  if (!kind || id === undefined) return;
  const asked = url.searchParams.get(langKey);
  context.lang = isLang(asked) ? asked : defaultLang;
  const isFramed = url.searchParams.has(framedParam);
  if (isFramed) res.setHeader("X-Frame-Options", "SAMEORIGIN");
  context.preview = { kind, id, path, isFramed, isStill: isFramed, isMarked: false };
}

/** Whoever has the address has the link; the files that only the draft names come by a cookie of their own. */
async function showToHolder(context: Context) {
  const { url, res } = context;
  res.setHeader("X-Robots-Tag", "noindex, nofollow");
  // Its address holds the token. With `no-referrer` browsers would also hide where a form comes from.
  res.setHeader("Referrer-Policy", "same-origin");
  const token = url.searchParams.get(tokenParam) ?? "";
  const link = await Approvals.findOpen(token);
  if (!link) return;
  // Nobody walks through the past here.
  context.past = undefined;
  context.preview = {
    kind: "project",
    id: link.projectId,
    path: paths.approval(),
    isFramed: false,
    isStill: true,
    isMarked: true,
  };
  const cookie = stringifySetCookie(approvalCookieName, token, {
    path: paths.storage,
    expires: new Date(link.expiresAt),
    httpOnly: true,
    sameSite: "lax",
    secure: isHttps(),
  });
  res.appendHeader("Set-Cookie", cookie);
}
