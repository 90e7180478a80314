import { log } from "#app/platform/log.ts";
import { removeUnreferenced } from "./sweep.server.ts";

/**
 * Removes the files of content that is gone for good, such as a discarded draft, to which nothing refers any
 * more: what staff have taken away must not stay public until the sweep, which removes those that this fails
 * to, and a video's captions.
 */
export async function removeFilesOf(record: unknown): Promise<void> {
  const paths = JSON.stringify(record ?? {}).match(/\b[a-z]+\/[\w-]+\.\w+/g) ?? [];
  try {
    await removeUnreferenced([...new Set(paths)]);
  } catch (error) {
    log.error({ err: error }, "files of a record are left to the sweep");
  }
}
