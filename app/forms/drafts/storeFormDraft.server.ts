import * as FormDrafts from "#app/auth/formDrafts.repo.server.ts";
import type { RequestInfo } from "#app/context.ts";
import type { FileErrors } from "#app/files/mediaMessage.ts";
import { removeUnreferenced } from "#app/files/sweep/sweep.server.ts";
import type { ReadForm } from "#app/files/upload/readForm.server.ts";

/** Names of fields that are stored nowhere as they were typed. */
export const isPassword = /password/i;

interface StoreOptions {
  /** A file is chosen for it meanwhile; it has not failed. */
  isForLibrary?: boolean;
  /** The key of the kept form that the posted one came from: it goes on under that. */
  replaces?: string | null;
}

/**
 * Keeps a posted form for a screen. If that fails, its files are removed as well.
 *
 * @returns the key that restores it there
 */
export async function storeFormDraft(
  staffId: number,
  path: string,
  {
    formData,
    fileErrors,
    stored,
  }: Pick<ReadForm, "formData" | "stored"> & { fileErrors: FileErrors },
  log: RequestInfo["log"],
  { isForLibrary = false, replaces = null }: StoreOptions = {},
): Promise<string> {
  const entries = [...formData]
    .filter(([name]) => !isPassword.test(name))
    .map(([name, value]): [string, string] => [name, String(value)]);
  try {
    if (replaces && (await FormDrafts.replace(replaces, staffId, { entries, fileErrors }))) {
      return replaces;
    }
    const draft = { path, entries, fileErrors };
    const { key, evicted } = await FormDrafts.insert(staffId, draft, { isForLibrary });
    await removeFiles(evicted, log);
    return key;
  } catch (error) {
    await removeUnreferenced(stored.map(({ id }) => id));
    throw error;
  }
}

/** If this fails, the sweeper removes them later. */
async function removeFiles(forms: FormDrafts.FormEntries[], log: RequestInfo["log"]) {
  try {
    await removeUnreferenced(forms.flatMap((entries) => entries.map(([, value]) => value)));
  } catch (error) {
    log.error({ err: error }, "files of older forms could not be removed");
  }
}
