import { type Lang, localeTags } from "./lang.ts";

/** A number for display: `1.234` in Portuguese, `1,234` in English. */
export function grouped(count: number, lang: Lang): string {
  return count.toLocaleString(localeTags[lang]);
}
