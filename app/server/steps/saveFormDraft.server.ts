import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { expiredParam, formDraftParam } from "#app/auth/formDraftParams.ts";
import { formDraftPath } from "#app/auth/pagePath.ts";
import * as Sessions from "#app/auth/sessions.repo.server.ts";
import { MediaError } from "#app/files/mediaErrors.ts";
import { type ReadForm, readForm } from "#app/files/upload/readForm.server.ts";
import { autosaveParam } from "#app/forms/drafts/formButtons.ts";
import { storeFormDraft } from "#app/forms/drafts/storeFormDraft.server.ts";
import { type Context, isSafe } from "#app/http/context.ts";
import { askForBody } from "#app/http/expectedBody.ts";
import { halfDuplex } from "#app/http/requestBody.ts";
import { paths } from "#app/paths.ts";

/** Not rescued: uploads report an expired session themselves, and signing out has nothing to keep. */
const apart: readonly string[] = [paths.admin.files, paths.admin.signOut];
/**
 * Its file is chosen again in a moment; kept, it would push out a form that somebody typed. So would each draft that a
 * form keeps by itself: it is still on the screen, and in its browser's store.
 */
const importForm: string = paths.admin.importTranslations;

/**
 * Keeps what a member of staff posted with a session that had expired meanwhile, so that after signing in
 * the form comes back with everything in it. Only for the token of an expired session: with none, a revoked
 * or an invented one, the body is not read at all.
 *
 * @param token the page session's, if any
 * @returns parameters for the sign-in page: the key that restores the form, or that an action (a move, a
 *   star, a deletion: posts without typed content) was not performed
 */
export async function saveFormDraft(
  context: Context,
  token: string | undefined,
): Promise<Record<string, string>> {
  const { normalizedPath, url, log } = context;
  if (context.area !== "admin" || isSafe(context.req.method) || apart.includes(normalizedPath))
    return {};
  const staff = token && (await Sessions.findStaffByExpiredToken(token));
  const isRepeated = normalizedPath === importForm || url.searchParams.has(autosaveParam);
  if (!staff || !isTyped(context) || isRepeated) return { [expiredParam]: "" };
  try {
    const form = await readPosted(context);
    return { [formDraftParam]: await storeFormDraft(staff.id, formDraftPath(url), form, log) };
  } catch (error) {
    if (!(error instanceof MediaError)) log.error({ err: error }, "a form could not be kept");
    return { [expiredParam]: "" };
  }
}

/** Whether it may hold typed content: such forms are multipart, as they may carry files (`AdminForm`). */
export function isTyped({ req }: Context): boolean {
  return req.headers["content-type"]?.startsWith("multipart/form-data") ?? false;
}

function readPosted({ req, url }: Context): Promise<ReadForm> {
  const contentType = req.headers["content-type"] ?? "";
  askForBody(req);
  const request = new Request(url, {
    method: "POST",
    headers: { "Content-Type": contentType },
    body: Readable.toWeb(req) as ReadableStream as unknown as BodyInit,
    ...halfDuplex,
  });
  // What the field accepts is checked when the form is saved.
  return readForm(request, () => "anyField");
}
