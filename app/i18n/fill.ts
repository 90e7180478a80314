import { type Lang, localeTags } from "./lang.ts";

/**
 * A text with its `{{name}}` placeholders filled. For texts that a loader has sent to the page; i18next's
 * own interpolation stays on the server.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}

/**
 * A text with a count, `1.234 projetos`. Portuguese and English both have one form for 1 and another for the
 * rest; callers handle zero themselves where it needs its own text.
 *
 * @param values for the text's other placeholders
 */
export function counted(
  count: number,
  lang: Lang,
  one: string,
  many: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(count === 1 ? one : many, { count: grouped(count, lang), ...values });
}

/** A number for display: `1.234` in Portuguese, `1,234` in English. */
export function grouped(count: number, lang: Lang): string {
  return count.toLocaleString(localeTags[lang]);
}
