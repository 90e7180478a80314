import { textOf } from "#app/validation/text.ts";

const pattern = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?)?$/;

/**
 * The date of a news card: an ISO 8601 instant, stored in UTC with milliseconds. A date alone means noon
 * UTC, which is the same day in Recife. "" (absent) becomes the time of saving.
 */
export const postDate = textOf(40)
  .overwrite((value) => toInstant(value) ?? value)
  .refine((value) => value === "" || toInstant(value) !== undefined, { error: "validation.date" })
  .meta({ description: "ISO 8601, stored in UTC; absent: the time of saving", format: "date-time" })
  .default("");

function toInstant(text: string): string | undefined {
  if (!pattern.test(text) || !isCalendarDay(text.slice(0, 10))) return undefined;
  const date = new Date(text.length === 10 ? `${text}T12:00:00Z` : withZone(text));
  if (Number.isNaN(date.getTime())) return undefined;
  const instant = date.toISOString();
  return /^\d{4}-/.test(instant) ? instant : undefined;
}

/** A time without a zone is UTC, not the server's local time. */
function withZone(text: string) {
  return /(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`;
}

/** False for a date like 30 February, which `new Date` would roll over to March. */
function isCalendarDay(day: string) {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
