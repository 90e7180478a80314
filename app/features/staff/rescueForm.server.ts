import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { MediaError } from "#app/features/media/mediaErrors.ts";
import { removeUnreferenced } from "#app/features/media/sweep/sweep.server.ts";
import { type ReadForm, readForm } from "#app/features/media/upload/readForm.server.ts";
import type { FileErrors } from "#app/forms/saving/fileMessages.ts";
import { paths } from "#app/paths.ts";
import { type Exchange, isSafe } from "#app/server/http/exchange.ts";
import { halfDuplex } from "#app/server/http/requestBody.ts";
import { screenPath } from "./pagePath.ts";
import * as PendingForms from "./pendingForms.repo.server.ts";
import { expiredMark, pendingKey } from "./pendingKey.ts";
import * as Sessions from "./sessions.repo.server.ts";

/** Not rescued: uploads report an expired session themselves, and signing out has nothing to keep. */
const apart: readonly string[] = [paths.admin.files, paths.admin.signOut];
/** Its file is chosen again in a moment; kept, it would push out a form that somebody typed. */
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
export async function rescueForm(
  exchange: Exchange,
  token: string | undefined,
): Promise<Record<string, string>> {
  const { guardPath, url, log } = exchange;
  if (exchange.area !== "admin" || isSafe(exchange.req.method) || apart.includes(guardPath))
    return {};
  const staff = token && (await Sessions.findStaffByExpiredToken(token));
  if (!staff || !isTyped(exchange) || guardPath === importForm) return { [expiredMark]: "" };
  try {
    const form = await readPosted(exchange);
    return { [pendingKey]: await storePending(staff.id, screenPath(url), form, log) };
  } catch (error) {
    if (!(error instanceof MediaError)) log.error({ err: error }, "a form could not be kept");
    return { [expiredMark]: "" };
  }
}

/** Whether it may hold typed content: such forms are multipart, as they may carry files (`AdminForm`). */
export function isTyped({ req }: Exchange): boolean {
  return req.headers["content-type"]?.startsWith("multipart/form-data") ?? false;
}

/**
 * Keeps a posted form for a screen. If that fails, its files are removed as well.
 *
 * @returns the key that restores it there
 */
export async function storePending(
  staffId: number,
  path: string,
  { formData, fileErrors, stored }: Omit<ReadForm, "fileErrors"> & { fileErrors: FileErrors },
  log: Exchange["log"],
): Promise<string> {
  const entries = [...formData].map(([name, value]): [string, string] => [name, String(value)]);
  try {
    const { key, evicted } = await PendingForms.insert(staffId, { path, entries, fileErrors });
    await removeFiles(evicted, log);
    return key;
  } catch (error) {
    await removeUnreferenced(stored);
    throw error;
  }
}

/** If this fails, the sweeper removes them a week later. */
async function removeFiles(forms: PendingForms.FormEntries[], log: Exchange["log"]) {
  try {
    await removeUnreferenced(forms.flatMap((entries) => entries.map(([, value]) => value)));
  } catch (error) {
    log.error({ err: error }, "files of older forms could not be removed");
  }
}

function readPosted({ req, url }: Exchange): Promise<ReadForm> {
  const contentType = req.headers["content-type"] ?? "";
  const request = new Request(url, {
    method: "POST",
    headers: { "Content-Type": contentType },
    body: Readable.toWeb(req) as ReadableStream as unknown as BodyInit,
    ...halfDuplex,
  });
  // What the field accepts is checked when the form is saved.
  return readForm(request, () => "anyField");
}
