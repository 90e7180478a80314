import { parse } from "@conform-to/dom";
import type { SubmissionResult } from "@conform-to/react";
import type { RouterContextProvider } from "react-router";
import { requestContext } from "#app/context.ts";
import * as PendingForms from "#app/features/staff/pendingForms.repo.server.ts";
import { pendingKey } from "#app/features/staff/pendingKey.ts";

interface LoaderArgs {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/**
 * The form that an expired session could not save, if this address carries its key: the loader of a form's
 * screen returns it as `restored`, for conform's `lastResult`.
 */
export async function restoreForm({
  url,
  context,
}: LoaderArgs): Promise<SubmissionResult<string[]> | undefined> {
  const { staff } = context.get(requestContext);
  const key = url.searchParams.get(pendingKey);
  if (!staff || !key) return undefined;
  const pending = await PendingForms.findByKey(key, staff.id);
  return pending && toResult(pending.entries);
}

/** After a save: deletes the kept form, which is no longer needed. */
export async function forgetForm({ url, context }: LoaderArgs): Promise<void> {
  const { staff } = context.get(requestContext);
  const key = url.searchParams.get(pendingKey);
  if (staff && key) await PendingForms.deleteByKey(key, staff.id);
}

function toResult(entries: PendingForms.FormEntries) {
  const formData = new FormData();
  for (const [name, value] of entries) formData.append(name, value);
  return parse<object, string[]>(formData, { resolve: () => ({ error: {} }) }).reply();
}
