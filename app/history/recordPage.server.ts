import { data } from "react-router";
import { isOrderedKind } from "#app/db/history/listOrder.server.ts";
import type { RecordKind } from "#app/db/history/recordChange.server.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { paths } from "#app/paths.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import { type Comparison, compareContents } from "./comparison.server.ts";
import { recordKinds } from "./history.schema.ts";
import { historyEntries } from "./historyEntry.server.ts";

/** Whose versions a page shows: a record, or with a kind of lists and no id the order of that list. */
export interface HistoryTarget {
  kind: RecordKind;
  id: number | null;
}

/**
 * The record or list in a screen's address.
 *
 * @throws a 404 answer where it cannot be one
 */
export function historyTargetAt(params: { kind: string; id?: string | undefined }): HistoryTarget {
  const kind = recordKinds.find((name) => name === params.kind);
  const id = params.id === undefined ? null : recordIdOf(params.id);
  const standsAlone = kind === "banner" || kind === "home";
  if (!kind || id === undefined) throw data(null, 404);
  if (standsAlone ? id !== null : id === null && !isOrderedKind(kind)) throw data(null, 404);
  return { kind, id };
}

/** The revisions of a place, as `Revisions.findPage` takes them. */
export function filterOf({ kind, id }: HistoryTarget): Revisions.RevisionFilter {
  if (id !== null) return { kind, id, isState: kind === "files" };
  return isOrderedKind(kind) ? { kind, action: "ordered" } : { kind };
}

/** The version that stands beside another: another version, or what is public now. */
export type Compared = number | "now" | "previous";

/** One of the two versions that stand side by side. */
export interface Side {
  /** Undefined: the record was not public. */
  revision: number | undefined;
  at: string;
  by: string;
  isCurrent: boolean;
}

/** Two versions of a record, or of a list's order, the older one first. */
export interface Versions {
  sides: [Side, Side];
  comparison: Comparison & {
    /** Of a list: the names of its records in both orders. */
    lists?: [string[], string[]];
  };
  /** The fields of each side that differ from what is public now. */
  restorable: [string[], string[]];
}

/** The chosen revision beside the version before it, beside another, or beside what is public now. */
export async function findVersions(
  chosen: Revisions.CompleteRevision,
  compared: Compared,
  lang: Lang,
): Promise<Versions> {
  return chosen.isPublic === null
    ? compareOrders(chosen, compared, lang)
    : compareStates(chosen, compared, lang);
}

async function compareStates(
  chosen: Revisions.CompleteRevision,
  compared: Compared,
  lang: Lang,
): Promise<Versions> {
  const { kind, recordId } = chosen;
  const last = await Revisions.findLastState(kind, recordId);
  const other = await findOther(chosen, compared, last);
  const isOlder = !other || other.id < chosen.id;
  const [before, after] = isOlder ? [other, chosen] : [chosen, other];
  const now = publicContent(last);
  const restorable = async (one: Revisions.CompleteRevision | undefined) => {
    if (!one?.content) return [];
    const { differences } = await compareContents(kind, now, one.content, lang);
    return now ? differences.map(({ field }) => field) : [];
  };
  const side = sideOf(lang, last?.isPublic ? last : undefined);
  return {
    sides: [side(before), side(after)],
    comparison: await compareContents(kind, publicContent(before), publicContent(after), lang),
    restorable: [await restorable(before), await restorable(after)],
  };
}

function findOther(
  chosen: Revisions.CompleteRevision,
  compared: Compared,
  last: Revisions.CompleteRevision | undefined,
) {
  if (compared === "previous") return Revisions.findStateBefore(chosen);
  if (compared === "now") return Promise.resolve(last);
  return Revisions.findById(compared);
}

/** What visitors saw from then on. */
function publicContent(revision: Revisions.CompleteRevision | undefined) {
  return revision?.isPublic ? revision.content : undefined;
}

function sideOf(lang: Lang, last: Revisions.CompleteRevision | undefined) {
  const toEntry = historyEntries(lang);
  return (revision: Revisions.CompleteRevision | undefined): Side => {
    if (!revision) return { revision: undefined, at: "", by: "", isCurrent: false };
    const { at, by } = toEntry(revision);
    const isCurrent =
      last !== undefined &&
      JSON.stringify(last.content ?? last.order) ===
        JSON.stringify(revision.content ?? revision.order);
    return { revision: revision.content ? revision.id : undefined, at, by, isCurrent };
  };
}

async function compareOrders(
  chosen: Revisions.CompleteRevision,
  compared: Compared,
  lang: Lang,
): Promise<Versions> {
  const { kind, contentVersion } = chosen;
  if (!isOrderedKind(kind)) throw data(null, 404);
  const other = typeof compared === "number" ? await Revisions.findById(compared) : undefined;
  const otherVersion =
    other?.contentVersion ?? (compared === "now" ? Number.MAX_SAFE_INTEGER : contentVersion - 1);
  const [first, second] = [contentVersion, otherVersion].toSorted((a, b) => a - b);
  const [before, after, now] = await Promise.all(
    [first ?? 0, second ?? 0, Number.MAX_SAFE_INTEGER].map((version) =>
      Revisions.findListAt(kind, version),
    ),
  );
  const { at, by } = historyEntries(lang)(chosen);
  const isChosen = (version: number | undefined) => version === contentVersion;
  const side = (version: number | undefined, list: typeof before): Side => ({
    revision: isChosen(version) ? chosen.id : undefined,
    at: isChosen(version) ? at : "",
    by: isChosen(version) ? by : "",
    isCurrent: namesOf(list).join() === namesOf(now).join(),
  });
  return {
    sides: [side(first, before), side(second, after)],
    comparison: {
      differences: [],
      fileNames: {},
      shownPaths: {},
      lists: [namesOf(before), namesOf(after)],
    },
    restorable: [[], []],
  };
}

function namesOf(list: { id: number; title: string }[] = []): string[] {
  return list.map(({ id, title }) => title || String(id));
}

/** The editor of a record; undefined for one that has none. */
export async function editorPath({ kind, id }: HistoryTarget): Promise<string | undefined> {
  const last = await Revisions.findLastState(kind, id);
  switch (kind) {
    case "banner":
      return paths.admin.banner;
    case "home":
      return paths.admin.numbers;
    case "files":
      return last ? paths.admin.file(String(last.content?.path)) : undefined;
    default:
      break;
  }
  const { list, record } = editors[kind];
  if (id === null) return list;
  return last?.isPublic ? record(id) : undefined;
}

const editors = {
  project: { list: paths.admin.projects, record: paths.admin.project },
  documents: { list: paths.admin.documents, record: paths.admin.document },
  partners: { list: paths.admin.partners, record: paths.admin.partner },
};
