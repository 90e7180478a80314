import type { Lang } from "#app/i18n/lang.ts";

const months: Record<Lang, readonly string[]> = {
  pt: ["jan", "fev", "mar", "abr", "mai", "jun", "jul", "ago", "set", "out", "nov", "dez"],
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
};

const dayInRecife = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Recife" });

/**
 * Day, short month and year of an instant as Recife's calendar has them: `01/jun/2025` in Portuguese
 * (spec 2), `01 Jun 2025` in English. Put together by hand, because `Intl` writes "1 de jun. de 2025"
 * and differs between engines, which would break hydration. An unreadable date gives "".
 *
 * @param instant ISO 8601, UTC
 */
export function shortDate(instant: string, lang: Lang): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return "";
  const [year = "", month = "", day = ""] = dayInRecife.format(date).split("-");
  const name = months[lang][Number(month) - 1] ?? "";
  return [day, name, year].join(lang === "pt" ? "/" : " ");
}

/** The same day in figures, `01/06/2025`: Portuguese's short format, for the back office. */
export function numericDate(instant: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return "";
  return dayInRecife.format(date).split("-").toReversed().join("/");
}
