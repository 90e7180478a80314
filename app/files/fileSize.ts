import { type Lang, localeTags } from "#app/i18n/lang.ts";

/** Type and size of a file, as people read them: `PDF, 84 KB`. */
export function typeAndSize({ path, size }: { path: string; size: number }, lang: Lang): string {
  return `${path.slice(path.lastIndexOf(".") + 1).toUpperCase()}, ${fileSize(size, lang)}`;
}

/** The most that a file may have, as it is shown: `25 MB`, `2 GB`. */
export function sizeLimit(megabytes: number): string {
  const isWhole = megabytes >= 1024 && megabytes % 1024 === 0;
  return isWhole ? `${megabytes / 1024} GB` : `${megabytes} MB`;
}

/** A file size for display, in decimal units: `84 KB`, `1,2 MB` (`1.2 MB` in English). */
export function fileSize(bytes: number, lang: Lang): string {
  const megabytes = bytes / 1_000_000;
  const [value, unit] = megabytes >= 1 ? [megabytes, "MB"] : [Math.max(1, bytes / 1000), "KB"];
  const digits = unit === "MB" && value < 10 ? 1 : 0;
  const number = value.toLocaleString(localeTags[lang], { maximumFractionDigits: digits });
  return `${number} ${unit}`;
}
