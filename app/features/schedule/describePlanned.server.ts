import type * as Schedule from "#app/db/schedule/schedule.repo.server.ts";
import { dateTime } from "#app/i18n/dateTime.ts";
import type { Lang } from "#app/i18n/lang.ts";
import type { Translate } from "#app/i18n/texts.server.ts";
import { minuteInRecife } from "#app/validation/moment.ts";

/** Something scheduled, as the screens of its record show it. */
export interface PlannedLine {
  id: number;
  action: Schedule.ScheduledAction;
  /** "Agendado para 27/11/2026, 08:00". */
  text: string;
  /** Who has scheduled it; "" for the site itself. */
  by: string;
  /** For a field of date and time. */
  minute: string;
  hasFailed: boolean;
}

export function describePlanned(
  { id, action, dueAt, failure, staff }: Schedule.Planned,
  { t, lang }: { t: Translate; lang: Lang },
): PlannedLine {
  const when = dateTime(dueAt, lang);
  const text = failure
    ? t(`adminSchedule.failed.${failure}`, { when })
    : t(`adminSchedule.planned.${action}`, { when });
  const by = staff ? t("adminSchedule.by", { name: staff.name }) : "";
  return { id, action, text, by, minute: minuteInRecife(dueAt), hasFailed: failure !== undefined };
}
