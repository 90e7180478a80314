import type { Lang } from "./lang.ts";

const months: Record<Lang, readonly string[]> = {
  pt: ["jan", "fev", "mar", "abr", "mai", "jun", "jul", "ago", "set", "out", "nov", "dez"],
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
};

const calendar = new Intl.DateTimeFormat("en", {
  timeZone: "America/Recife",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/**
 * Day, short month and year of an instant in Recife's time zone: `01/jun/2025` in Portuguese (spec 2), `01
 * Jun 2025` in English. Built by hand, because `Intl` writes "1 de jun. de 2025" and differs between
 * engines, which would break hydration. An invalid date gives "".
 *
 * @param instant ISO 8601, UTC
 */
export function shortDate(instant: string, lang: Lang): string {
  const date = dayInRecife(instant);
  if (!date) return "";
  const { year, month, day } = date;
  const name = months[lang][Number(month) - 1] ?? "";
  return [day, name, year].join(lang === "pt" ? "/" : " ");
}

/** The same day as digits, `01/06/2025`: the short Portuguese format, for the back office. */
export function numericDate(instant: string): string {
  const date = dayInRecife(instant);
  return date ? [date.day, date.month, date.year].join("/") : "";
}

/** The same day in sortable form, `2025-06-01`, for file names. */
export function sortableDate(instant: string): string {
  const date = dayInRecife(instant);
  return date ? [date.year, date.month, date.day].join("-") : "";
}

/** From `formatToParts`, since order and separators of `Intl`'s output differ between engines. */
function dayInRecife(instant: string) {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return undefined;
  const parts = calendar.formatToParts(date);
  const part = (type: "day" | "month" | "year") =>
    parts.find((each) => each.type === type)?.value ?? "";
  return { day: part("day"), month: part("month"), year: part("year") };
}
