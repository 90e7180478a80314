import type { Action } from "#app/db/history/recordChange.server.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import { erasedField } from "#app/db/history/trash.repo.server.ts";
import { dateTime } from "#app/i18n/dateTime.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { paths } from "#app/paths.ts";
import { historyLabels } from "./labels.server.ts";

/** A change as the back office shows it. */
export interface HistoryEntry {
  revision: number;
  /** The record, with its kind. */
  title: string;
  /** "before": no change, but what the record was when its history began. "erased": for good. */
  action: Action | "before" | "erased";
  /** By whom or by what, "por Ana"; "" for the beginning of a history. */
  by: string;
  /** Date and time in Recife. */
  at: string;
  /** The same as ISO 8601. */
  instant: string;
  /** What is left of a record that was erased for good. */
  isErased: boolean;
  /** The labels of what it made different. */
  fields: string[];
  /** Address of the record's versions, at this one. */
  to: string;
}

/** The query parameter that holds the chosen version of a record. */
export const versionParameter = "versao";

/** Returns a function that puts revisions into words. */
export function historyEntries(lang: Lang): (revision: Revisions.Revision) => HistoryEntry {
  const { recordOf, fieldOf } = historyLabels(lang);
  const texts = pickTexts(lang, "adminHistory").adminHistory;

  function byOf({ origin, staff }: Revisions.Revision): string {
    if (origin === "before") return "";
    return fill(texts.origins[origin], { name: staff?.name ?? "" }).replace(" ()", "");
  }

  return (revision) => {
    const { id, kind, recordId, title, action, origin, at, fields, isErased } = revision;
    const isErasure = fields.includes(erasedField);
    return {
      revision: id,
      title: recordOf({ kind, id: recordId, title }),
      action: isErasure ? "erased" : origin === "before" ? "before" : action,
      by: byOf(revision),
      at: dateTime(at, lang),
      instant: at,
      isErased,
      fields: isErasure ? [] : fields.map((field) => fieldOf(kind, field)),
      to: versionPath(revision),
    };
  };
}

/** Puts revisions into words, also which way a star was turned; not of one whose content is gone. */
export async function describeRevisions(
  revisions: readonly Revisions.Revision[],
  lang: Lang,
): Promise<HistoryEntry[]> {
  const toEntry = historyEntries(lang);
  const { highlight } = pickTexts(lang, "adminHistory").adminHistory;
  const starred = revisions.filter(({ fields }) => fields.includes("highlight"));
  const wholes = await Revisions.findWholeByIds(starred.map(({ id }) => id));
  const contents = new Map(wholes.map(({ id, content }) => [id, content]));
  return revisions.map((revision) => {
    const entry = toEntry(revision);
    const content = contents.get(revision.id);
    if (!content) return entry;
    const at = revision.fields.indexOf("highlight");
    const way = content.highlight ? highlight.in : highlight.out;
    return { ...entry, fields: entry.fields.map((field, index) => (index === at ? way : field)) };
  });
}

/** The page of a record's versions, at one of them; of a file that was deleted by itself, the library. */
function versionPath({ id, kind, recordId, shownIn, isPublic }: Revisions.Revision): string {
  if (kind === "files" && isPublic === null) return paths.admin.library;
  const record = shownIn ?? { kind, id: recordId };
  return `${paths.admin.recordHistory(record.kind, record.id)}?${versionParameter}=${id}`;
}
