import type { RequestInfo } from "#app/context.ts";
import type { Draft, DraftKind } from "#app/db/drafts/drafts.repo.server.ts";
import { type Author, toBy } from "#app/db/history/author.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import { orientations } from "#app/files/picture/orientation.ts";
import { dateTime } from "#app/i18n/dateTime.ts";
import { noDraft } from "../saving/AdminForm.tsx";
import type { Conflict, Difference } from "../saving/formResponse.ts";
import { choicePrefix, type Side } from "./choices.ts";
import { type Clash, merge } from "./merge.ts";
import type { Row } from "./rows.ts";

/** What somebody else has stored since a form was opened: published, or kept as the draft. */
export interface Other {
  content: Row;
  /** Of what visitors see. */
  version: number;
  draft?: Draft | undefined;
}

/** What of an edit tells on what it is based. */
interface Opened {
  version: number | undefined;
  draft?: string | undefined;
  /** What the draft held that the form was opened with. */
  openedDraft?: Row | undefined;
  /** The answers to the questions of the conflict before. */
  answers?: Answers | undefined;
}

interface Answers {
  /** With which version the form was compared then. */
  asked: string;
  choices: ReadonlyMap<string, Side>;
}

export interface MergeRules {
  kind: DraftKind;
  /** 0 for the banner and the numbers. */
  id: number;
  /** The form's fields. */
  fields?: readonly string[] | undefined;
  /** The most rows that a list may have. */
  most?: Readonly<Record<string, number>>;
  /** The form itself brings what it was opened on (`openedDraft`): no history tells of it, nor who has changed it. */
  carriesBase?: boolean;
}

/** The values to store, and whose changes are among them; undefined: nobody's. */
interface MergedEdit {
  value: Row;
  mergedWith: string | undefined;
}

/**
 * Merges an edit with what somebody else has stored since its form was opened.
 *
 * @returns a conflict where both have changed a field and the form does not say which counts; undefined where it is no longer
 *   known on what the form was opened
 */
export async function mergeEdit(
  value: Row,
  other: Other,
  { rules, opened }: { rules: MergeRules; opened: Opened },
  info: RequestInfo,
): Promise<MergedEdit | Conflict | undefined> {
  const base = await findBase(other, rules, opened);
  if (!base) return undefined;
  const { fields = Object.keys(value) } = rules;
  const [before, theirs] = [only(base, fields), only(other.content, fields)];
  const versions = { base: before, mine: value, theirs };
  const asked = `${other.version} ${other.draft?.tag ?? noDraft}`;
  const choices = opened.answers?.asked === asked ? opened.answers.choices : new Map();
  const merged = merge(versions, choices);
  const authors = await findAuthors(other, rules);
  const message = tooMany(merged.value, rules, info);
  const { taken } = merged;
  if (merged.clashes.length === 0 && !message) {
    const mergedWith = taken.length > 0 ? nameOf(authors(taken[0] ?? ""), info) : undefined;
    return { value: merged.value, mergedWith };
  }
  const differences = merge(versions).clashes.map((clash) => {
    const author = authors(clash.name);
    return toDifference(clash, author, choices.get(clash.key), info);
  });
  return {
    version: other.version,
    differences,
    asked,
    theirs: taken,
    ...(other.draft && { draft: other.draft.tag }),
    ...(message && { message }),
  };
}

/** What the form was opened on: the draft, or what visitors saw. */
async function findBase(
  { draft }: Other,
  { kind, id, carriesBase = false }: MergeRules,
  { version = 0, openedDraft, draft: known = noDraft }: Opened,
): Promise<Row | undefined> {
  const isOfDraft = draft ? known !== noDraft : version === 0;
  if (isOfDraft || carriesBase) return openedDraft;
  return Revisions.findContentOf(kind, id === 0 ? null : id, version);
}

type Authorship = Author & { at: string };

/** How many revisions back a change's author is looked for. */
const most = 50;

/** Who has changed a field of the other version last. */
async function findAuthors(
  { draft }: Other,
  { kind, id, carriesBase = false }: MergeRules,
): Promise<(name: string) => Authorship | undefined> {
  if (carriesBase) return () => undefined;
  if (draft) return () => ({ ...draft, at: draft.updatedAt });
  const record = id === 0 ? { kind } : { kind, id };
  const all = await Revisions.findPage({ ...record, limit: most });
  const states = all.filter(({ isPublic }) => isPublic);
  // The history names a list as a whole.
  return (name) =>
    states.find(({ fields }) => fields.includes(name.replace(/\[.*/, ""))) ?? states[0];
}

function nameOf(author: Authorship | undefined, info: RequestInfo): string {
  const by = author && toBy(author);
  if (!by) return info.t("adminCommon.conflict.somebody");
  return isYourself(author, info) ? info.t("adminCommon.conflict.yourself") : by.name;
}

/** In another tab, not by a program of theirs. */
function isYourself(author: Authorship | undefined, { staff }: RequestInfo): boolean {
  return author?.origin === "page" && author.staff?.id === staff?.id;
}

function toDifference(
  { key, name, mine, theirs }: Clash,
  author: Authorship | undefined,
  chosen: Side | undefined,
  info: RequestInfo,
): Difference {
  const { t, lang } = info;
  const textOf = (value: unknown) => {
    if (value === undefined) return t("adminCommon.conflict.removed");
    if (name === "orientation") return wayOf(value, t);
    if (typeof value === "boolean") return t(value ? "adminCommon.yes" : "adminCommon.no");
    return String(value ?? "");
  };
  return {
    name,
    saved: textOf(theirs),
    typed: textOf(mine),
    choice: {
      field: `${choicePrefix}${key}`,
      label: isYourself(author, info)
        ? t("adminCommon.conflict.otherTab")
        : t("adminCommon.conflict.of", { name: nameOf(author, info) }),
      when: author ? dateTime(author.at, lang) : "",
      ...(chosen && { chosen }),
    },
  };
}

/** How a picture is turned, in words. */
function wayOf(value: unknown, t: RequestInfo["t"]): string {
  const way = orientations.find((one) => one === value) ?? "";
  return t(`adminMedia.turning.ways.${way === "" ? "none" : way}`);
}

/** Both together may have more rows than a list may hold: nothing is dropped silently. */
function tooMany(value: Row, { most: limits = {} }: MergeRules, { t }: RequestInfo) {
  const [found] = Object.entries(limits).flatMap(([name, limit]) => {
    const rows = value[name];
    const count = Array.isArray(rows) ? rows.length : 0;
    return count > limit ? [{ count, most: limit, over: count - limit }] : [];
  });
  return found && t("adminCommon.conflict.tooMany", found);
}

function only(content: Row, fields: readonly string[]): Row {
  return Object.fromEntries(
    fields.flatMap((name) => (name in content ? [[name, content[name]]] : [])),
  );
}
