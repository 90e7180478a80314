import type { DraftForm } from "#app/db/drafts/draftTag.ts";
import type { TypedTexts } from "#app/db/drafts/typedTexts.ts";
import { hashOf, type Idempotency } from "#app/db/idempotency.server.ts";
import type { Translate } from "#app/i18n/texts.server.ts";
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
  /** It keeps what is being typed; nobody has pressed anything. */
  isAutosave: boolean;
  /** What was typed then where it is not valid: the value is without it. */
  typed?: TypedTexts | undefined;
  /** Identifies one opened form, so that a double click or a second attempt creates one record. */
  idempotency: Idempotency;
}

export interface SaveRules<Value> {
  /** Stores the value; returns the redirect, or why nothing was stored. */
  save: (value: Value, edit: Edit) => Promise<Response | Conflict | "stale" | "missing">;
  /** The record as currently stored, to compare with a stale edit. */
  findCurrent?: () => Promise<{ version: number } | undefined>;
}

/** Identifies what a record contains, apart from its version. */
export function contentHash<Row extends { version: number }>({ version: _, ...content }: Row) {
  return hashOf(content);
}

/**
 * Saves an edit. A stale edit is a conflict only where its values differ from the stored ones (the form's
 * first answer may have been lost), and these from the ones that it was opened with (somebody may only have
 * set a star).
 */
export async function saveOrCompare<Value>(
  rules: SaveRules<Value>,
  value: Value,
  edit: Edit,
  t: Translate,
): Promise<Response | Conflict | "missing"> {
  const outcome = await rules.save(value, edit);
  if (outcome !== "stale") return outcome;
  const current = await rules.findCurrent?.();
  if (!current) return "missing";
  const conflict = conflictOf(value, current, edit, t);
  return conflict ?? saveOrCompare(rules, value, { ...edit, version: current.version }, t);
}

/** The differences of an edit from the record that somebody else has saved meanwhile, if any. */
export function conflictOf(
  value: unknown,
  current: { version: number },
  { version, openedWith }: Edit,
  t: Translate,
): Conflict | undefined {
  const isNewer = version !== undefined && version !== current.version;
  if (!isNewer || openedWith === contentHash(current)) return undefined;
  const words = { yes: t("adminCommon.yes"), no: t("adminCommon.no") };
  const differences = findDifferences(value, current, words);
  return differences.length > 0 ? { version: current.version, differences } : undefined;
}
