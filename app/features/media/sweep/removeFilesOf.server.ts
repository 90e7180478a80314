import { log } from "#app/server/log.ts";
import { removeUnreferenced } from "./sweep.server.ts";

/**
 * Removes the files of a deleted record at once, unless another record refers to them: what staff have
 * deleted must not stay public until the next sweep, which removes those that this fails to.
 */
export async function removeFilesOf(record: unknown): Promise<void> {
  const paths = JSON.stringify(record ?? {}).match(/\b[a-z]+\/[\w-]+\.\w+/g) ?? [];
  try {
    await removeUnreferenced([...new Set(paths)]);
  } catch (error) {
    log.error({ err: error }, "files of a deleted record are left to the sweep");
  }
}
