import type { RequestInfo } from "#app/context.ts";
import type { Draft } from "#app/db/drafts/drafts.repo.server.ts";
import type { DraftForm } from "#app/db/drafts/draftTag.ts";
import { asTyped, isComplete, type TypedTexts } from "#app/db/drafts/typedTexts.ts";
import { hashOf, type Idempotency } from "#app/db/idempotency.server.ts";
import type { Side } from "../merging/choices.ts";
import { type MergeRules, mergeEdit, type Other } from "../merging/mergeEdit.server.ts";
import type { Row } from "../merging/rows.ts";
import { findDifferences } from "./differences.ts";
import type { Conflict } from "./formResponse.ts";

export interface Edit {
  /** The version that the edit is based on; undefined for a new record. */
  version: number | undefined;
  /** `contentHash` of the record that the form was opened with, where the screen sends it. */
  openedWith?: string | undefined;
  /** The tag of the draft that the form was opened with, where the screen sends it, and the form itself. */
  draft?: string | undefined;
  form?: DraftForm | undefined;
  /** What that draft held. */
  openedDraft?: Row | undefined;
  /** Which values count where somebody else has changed them too, as asked for that version. */
  answers?: { asked: string; choices: ReadonlyMap<string, Side> };
  /** Whose changes have been merged into it. */
  mergedWith?: string | undefined;
  /** It keeps what is being typed; nobody has pressed anything. */
  isAutosave: boolean;
  /** What was typed then where it is not valid: the value is without it. */
  typed?: TypedTexts | undefined;
  /** Identifies one opened form, so that a double click or a second attempt creates one record. */
  idempotency: Idempotency;
}

/** Somebody else has kept another draft since the form was opened. */
export interface Taken {
  taken: Draft;
  /** Of what visitors see. */
  version: number;
}

export interface SaveRules<Value> {
  /** Stores the value; returns the redirect, or why nothing was stored. */
  save: (value: Value, edit: Edit) => Promise<Response | Conflict | Taken | "stale" | "missing">;
  /** The record as currently stored, to merge or compare with a stale edit. */
  findCurrent?: () => Promise<{ version: number } | undefined>;
  /** The record in the history and among the drafts, where its edits are merged. */
  merged?: MergeRules;
}

/** Identifies what a record contains, apart from its version. */
export function contentHash<Row extends { version: number }>({ version: _, ...content }: Row) {
  return hashOf(content);
}

/**
 * Saves an edit. One that is based on an older version is merged with what somebody else has stored since (contract
 * 11), or is a conflict. Where it is not known any more on what it was based, it is a conflict only where its
 * values differ from the stored ones (the form's first answer may have been lost), and these from the ones that it was
 * opened with (somebody may only have set a star).
 */
export async function saveOrCompare<Value>(
  rules: SaveRules<Value>,
  value: Value,
  edit: Edit,
  info: RequestInfo,
): Promise<Response | Conflict | "missing"> {
  const outcome = await rules.save(value, edit);
  if (outcome === "missing" || (outcome !== "stale" && !isTaken(outcome))) return outcome;
  const other = outcome === "stale" ? await findOther(rules) : ofDraft(outcome);
  if (!other) return "missing";
  const reconciled = await reconcile(rules, { value, other, edit }, info);
  if ("differences" in reconciled) return reconciled;
  return saveOrCompare(rules, reconciled.value as Value, reconciled.edit, info);
}

/** The same for an edit that is not stored yet; undefined: nobody has stored anything since. */
export async function compare<Value>(
  rules: SaveRules<Value>,
  value: Value,
  edit: Edit,
  info: RequestInfo,
): Promise<Reconciled | Conflict | undefined> {
  const other = await findOther(rules);
  if (!other || edit.version === undefined || edit.version === other.version) return undefined;
  return reconcile(rules, { value, other, edit }, info);
}

function isTaken(outcome: Response | Conflict | Taken): outcome is Taken {
  return "taken" in outcome;
}

function ofDraft({ taken, version }: Taken): Other {
  return { content: taken.content, version, draft: taken };
}

async function findOther<Value>({ findCurrent }: SaveRules<Value>): Promise<Other | undefined> {
  const current = await findCurrent?.();
  return current && { content: current as unknown as Row, version: current.version };
}

/** An edit as it can be saved over what somebody else has stored. */
interface Reconciled {
  value: unknown;
  edit: Edit;
}

interface Edited {
  value: unknown;
  other: Other;
  edit: Edit;
}

async function reconcile<Value>(
  { merged: rules }: SaveRules<Value>,
  { value, other, edit }: Edited,
  info: RequestInfo,
): Promise<Reconciled | Conflict> {
  // What keeps itself is never merged: the form would go on without what the others have changed. Nor is a draft in
  // which somebody is typing what is not valid yet: that is no value to merge, and would be lost.
  const isSettled = !other.draft || isComplete(other.draft);
  const isMerged = rules !== undefined && !edit.isAutosave && isSettled;
  const merged = isMerged && (await mergeEdit(value as Row, other, { rules, opened: edit }, info));
  if (merged && "differences" in merged) return merged;
  if (!merged) {
    const conflict = conflictOf(value, other, edit, info);
    return conflict ?? { value, edit: basedOn(other, edit) };
  }
  const { mergedWith = edit.mergedWith } = merged;
  return { value: merged.value, edit: { ...basedOn(other, edit), mergedWith } };
}

function basedOn({ content, version, draft }: Other, edit: Edit): Edit {
  if (draft) return { ...edit, draft: draft.tag, openedDraft: content };
  const openedWith = edit.openedWith && contentHash({ ...content, version });
  return { ...edit, version, ...(openedWith && { openedWith }) };
}

/** The differences of an edit from what somebody else has stored meanwhile, if any. */
function conflictOf(
  value: unknown,
  { content, version, draft }: Other,
  { openedWith, typed }: Edit,
  { t }: RequestInfo,
): Conflict | undefined {
  if (!draft && openedWith === contentHash({ ...content, version })) return undefined;
  const words = { yes: t("adminCommon.yes"), no: t("adminCommon.no") };
  const shown = typed ? asTyped({ content: value as Row, typed }) : value;
  const differences = findDifferences(shown, draft ? asTyped(draft) : content, words);
  if (differences.length === 0) return undefined;
  return { version, differences, ...(draft && { draft: draft.tag }) };
}
