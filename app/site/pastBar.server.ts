import type { Past } from "#app/context.ts";
import { historyLabels } from "#app/history/labels.server.ts";
import { dateTime } from "#app/i18n/dateTime.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { paths } from "#app/paths.ts";
import type { PastBarData } from "./PastBar.tsx";

/** More would be too long to read below a page; the screen of the moment has them all. */
const most = 200;

/** What the bar below a page of the past needs. */
export function toPastBar({ at, changed }: Past, lang: Lang): PastBarData {
  const { recordOf } = historyLabels(lang);
  return {
    at: dateTime(at, lang),
    texts: pickTexts(lang, "adminHistory").adminHistory.past,
    changed: changed.slice(0, most).map((record) => ({
      kind: record.kind,
      id: record.id,
      title: recordOf(record),
      isGone: record.isGone,
      to: paths.admin.restore(record.revision),
    })),
    moment: paths.admin.moment,
  };
}
