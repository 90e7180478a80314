import * as Sessions from "#app/auth/sessions.repo.server.ts";
import { type Context, isRead, isUnder, type Middleware } from "#app/http/context.ts";
import { approvalCookieName, readCookie, tokenCookieName } from "#app/http/cookies.ts";
import { redirect, sendError, sendMethodNotAllowed } from "#app/http/respond.ts";
import { paths } from "#app/paths.ts";
import { storedFiles } from "../storage.server.ts";
import { isStoredPath } from "../storedPath.server.ts";
import { lighterHeaders, lighterPicture } from "./lighterPicture.ts";
import * as Replaced from "./replaced.repo.server.ts";
import { sendStored } from "./sendStored.server.ts";
import { storedHeaders } from "./storedHeaders.server.ts";
import { ifUnreachable, whileReachable } from "./whileReachable.server.ts";
import * as Withheld from "./withheld.repo.server.ts";
import { standingOf } from "./withheld.server.ts";

const prefix = paths.stored("");

/**
 * `/storage/*` (contract 6): GET and HEAD, single ranges, ETag and 304, cacheable for ever. What only deleted or
 * older content names is gone (410) but for staff, who see it in the history and in the trash (contract 10). A
 * document's earlier file leads to the newest.
 */
export const serveStorage: Middleware = whileReachable(async (context) => {
  const { req, res, url, normalizedPath } = context;
  if (!isUnder(normalizedPath, paths.storage)) return false;
  if (!isRead(req.method)) return sendMethodNotAllowed(context, "GET, HEAD");
  const asked = url.pathname.startsWith(prefix) ? url.pathname.slice(prefix.length) : "";
  // Such as an erased file that a crash has left. Asked first, since a store may be far away.
  const standing = isStoredPath(asked) ? await standingOf(asked) : "unknown";
  if (standing === "unknown") return sendToNewest(context, asked);
  const lighter = lighterPicture(asked, req.headers);
  const found = lighter && (await storedFiles().open(lighter).catch(ifUnreachable));
  const stored = found || (await storedFiles().open(asked));
  if (!stored) return sendToNewest(context, asked);
  const path = found ? lighter : asked;
  try {
    const withheld = standing === "withheld";
    if (withheld && !(await maySee(context, asked))) {
      return (await sendToNewest(context, asked)) || sendError(context, 410, "api.gone");
    }
    if (asked.startsWith("images/")) res.appendHeader("Vary", lighterHeaders.join(", "));
    await sendStored(context, stored, {
      ...(await storedHeaders(path, stored.size)),
      ...(withheld && { "Cache-Control": "private, no-store" }),
    });
  } catch (error) {
    // A visitor who leaves in the middle of a video is not an error.
    if (!res.destroyed && !res.closed) throw error;
  } finally {
    await stored.close();
  }
  return true;
});

/** Leads from a file that a document had to the one that it has; false where there is none. */
async function sendToNewest(context: Context, path: string): Promise<boolean> {
  const document = isStoredPath(path) ? await Replaced.findReplacement(path) : undefined;
  return document !== undefined && redirect(context, paths.document(document), false);
}

/** Whether whoever asks sees withheld files: staff all, the holder of an approval link those of its draft. */
async function maySee(context: Context, path: string): Promise<boolean> {
  if (await isStaff(context)) return true;
  const token = readCookie(context.req, approvalCookieName);
  const source = token === undefined ? undefined : await Withheld.findSource(path);
  return token !== undefined && source !== undefined && Withheld.isShownByLink(source, token);
}

/** Whether somebody is signed in on the site's pages. */
async function isStaff({ req }: Context): Promise<boolean> {
  const token = readCookie(req, tokenCookieName());
  return token !== undefined && (await Sessions.findStaffByToken(token, "page")) !== undefined;
}
