import type { Lang } from "./lang.ts";
import { shortDate } from "./shortDate.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** From then on a date tells more. */
const most = 30 * day;

const words: Record<Lang, Record<"now" | "minutes" | "hours" | "days" | "day" | "on", string>> = {
  pt: {
    now: "há pouco",
    minutes: "há # min",
    hours: "há # h",
    day: "há 1 dia",
    days: "há # dias",
    on: "em #",
  },
  en: {
    now: "just now",
    minutes: "# min ago",
    hours: "# h ago",
    day: "1 day ago",
    days: "# days ago",
    on: "on #",
  },
};

/**
 * How long ago something was, for people: `há 2 h`, `2 h ago`. A clock that is behind counts as now; after a
 * month it is the date. By hand, as `shortDate`.
 *
 * @param instant ISO 8601
 */
export function ago(instant: string, lang: Lang, now = Date.now()): string {
  const { now: justNow, minutes, hours, day: one, days, on } = words[lang];
  const passed = now - Date.parse(instant);
  const count = (text: string, unit: number) =>
    text.replace("#", String(Math.floor(passed / unit)));
  if (passed < minute) return justNow;
  if (passed < hour) return count(minutes, minute);
  if (passed < day) return count(hours, hour);
  if (passed < 2 * day) return one;
  return passed < most ? count(days, day) : on.replace("#", shortDate(instant, lang));
}
