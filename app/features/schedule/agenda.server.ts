import * as Schedule from "#app/db/schedule/schedule.repo.server.ts";
import { historyLabels } from "#app/history/labels.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import type { Translate } from "#app/i18n/texts.server.ts";
import { describePlanned, type PlannedLine } from "./describePlanned.server.ts";
import { recordPath } from "./recordPaths.ts";

/** Something scheduled, in the agenda. */
export interface AgendaEntry extends PlannedLine {
  /** The record, with its kind. */
  title: string;
  /** Address of its screen. */
  to: string;
}

/** Everything that is scheduled, what comes first before the rest. */
export async function findAgenda(info: { t: Translate; lang: Lang }): Promise<AgendaEntry[]> {
  const { recordOf } = historyLabels(info.lang);
  const planned = await Schedule.findAll();
  const names = await Schedule.findTitles(planned);
  return planned.map((one) => {
    const { kind, recordId: id } = one;
    const title = recordOf({ kind, id, title: names.get(`${kind} ${id}`) ?? "" });
    return { ...describePlanned(one, info), title, to: recordPath(kind, id) };
  });
}
