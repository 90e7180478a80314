import type { StoragePaths } from "#app/platform/storage.ts";
import { diskFiles } from "./diskFiles.server.ts";
import type { StoredFiles } from "./storedFiles.ts";

/** The site's stored files, where its settings say. */
export function siteFiles(paths: Pick<StoragePaths, "public">): StoredFiles {
  return diskFiles(paths.public);
}
