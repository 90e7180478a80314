import type { Lang } from "#app/i18n/lang.ts";
import { fileSize } from "./fileSize.ts";
import * as Media from "./media.repo.server.ts";

/**
 * Type and size of files, shown to visitors before they download them: `PDF, 84 KB`.
 *
 * @param paths under /storage; nulls are skipped
 * @returns by path
 */
export async function describeFiles(
  paths: readonly (string | null)[],
  lang: Lang,
): Promise<Record<string, string>> {
  const files = await Media.findAllByPaths(paths.filter((path) => path !== null));
  return Object.fromEntries(
    files.map(({ path, size }) => [path, `${extensionOf(path)}, ${fileSize(size, lang)}`]),
  );
}

const extensionOf = (path: string) => path.slice(path.lastIndexOf(".") + 1).toUpperCase();
