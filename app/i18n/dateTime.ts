import type { Lang } from "./lang.ts";

const locales: Record<Lang, string> = { pt: "pt-BR", en: "en-GB" };

/**
 * A moment as staff read it, on Recife's clock: `20/11/2026, 11:32`. Only for the server: engines
 * differ in their spaces.
 *
 * @param instant ISO 8601
 */
export function dateTime(instant: string, lang: Lang): string {
  return new Intl.DateTimeFormat(locales[lang], {
    timeZone: "America/Recife",
    dateStyle: "short",
    timeStyle: "short",
  }).format(new Date(instant));
}
