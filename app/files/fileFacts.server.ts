import { type Lang, localeTags } from "#app/i18n/lang.ts";
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

/** A file size for display, in decimal units: `84 KB`, `1,2 MB` (`1.2 MB` in English). */
export function fileSize(bytes: number, lang: Lang): string {
  const megabytes = bytes / 1_000_000;
  const [value, unit] = megabytes >= 1 ? [megabytes, "MB"] : [Math.max(1, bytes / 1000), "KB"];
  const digits = unit === "MB" && value < 10 ? 1 : 0;
  const number = value.toLocaleString(localeTags[lang], { maximumFractionDigits: digits });
  return `${number} ${unit}`;
}
