import { parse } from "@conform-to/dom";
import type { SubmissionResult } from "@conform-to/react";
import type { RouterContextProvider } from "react-router";
import { deletedParam, formDraftParam } from "#app/auth/formDraftParams.ts";
import * as FormDrafts from "#app/auth/formDrafts.repo.server.ts";
import { requestContext } from "#app/context.ts";
import * as Media from "#app/files/media.repo.server.ts";
import { type FileErrors, fileMessages } from "#app/files/mediaMessage.ts";
import { isStoredPath } from "#app/files/storedPath.server.ts";
import { applyRemovals } from "#app/files/upload/fieldNames.ts";

interface LoaderArgs {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/**
 * The form that was kept because a session had expired or its record was deleted, if this address carries its
 * key: the loader of a form's screen returns it as `restored`, for conform's `lastResult`.
 *
 * @param prepare the form's own, as its action passes it to `saveForm`
 */
export async function loadFormDraft(
  { url, context }: LoaderArgs,
  prepare?: (formData: FormData) => void | Promise<void>,
): Promise<SubmissionResult<string[]> | undefined> {
  const kept = await findFormDraft({ url, context });
  if (!kept) return undefined;
  const { formData } = kept;
  applyRemovals(formData);
  const isOfDeleted = url.searchParams.has(deletedParam);
  const fileErrors = { ...kept.fileErrors, ...(isOfDeleted && (await emptyGoneFiles(formData))) };
  await prepare?.(formData);
  const error = fileMessages(fileErrors, context.get(requestContext).t);
  return parse<object, string[]>(formData, { resolve: () => ({ error }) }).reply();
}

/** A deleted record's files went with it: their fields are emptied, and say so. */
async function emptyGoneFiles(formData: FormData): Promise<FileErrors> {
  const files = [...formData].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && isStoredPath(value) ? [[name, value]] : [],
  );
  const gone = await Media.findMissing(files.map(([, path]) => path));
  const errors: FileErrors = {};
  for (const [name, path] of files) {
    if (!gone.includes(path)) continue;
    formData.set(name, "");
    errors[name] = [{ key: "validation.file", values: {} }];
  }
  return errors;
}

/** The kept form whose key this address carries, if it is this person's. */
export async function findFormDraft({ url, context }: LoaderArgs) {
  const { staff } = context.get(requestContext);
  const key = url.searchParams.get(formDraftParam);
  const pending = staff && key ? await FormDrafts.findByKey(key, staff.id) : undefined;
  if (!key || !pending) return undefined;
  return { key, formData: toFormData(pending.entries), fileErrors: pending.fileErrors };
}

/** What the kept form holds, in which files are named among other texts. */
export async function findFormDraftTexts(args: LoaderArgs) {
  const kept = await findFormDraft(args);
  return kept && [...kept.formData.values()];
}

/** After a save: deletes the kept form, which is no longer needed. */
export async function deleteFormDraft({ url, context }: LoaderArgs): Promise<void> {
  const { staff } = context.get(requestContext);
  const key = url.searchParams.get(formDraftParam);
  if (staff && key) await FormDrafts.deleteByKey(key, staff.id);
}

function toFormData(entries: FormDrafts.FormEntries): FormData {
  const formData = new FormData();
  for (const [name, value] of entries) formData.append(name, value);
  return formData;
}
