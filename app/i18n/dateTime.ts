import type { Lang } from "./lang.ts";

const locales: Record<Lang, string> = { pt: "pt-BR", en: "en-GB" };

/**
 * A date and time for staff, in Recife's time zone: `20/11/2026, 11:32`. Server only: engines differ in the
 * spaces they insert.
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
