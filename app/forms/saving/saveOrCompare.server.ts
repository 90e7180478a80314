import type { Once } from "#app/db/idempotency.server.ts";
import type { Translate } from "#app/i18n/texts.server.ts";
import { findDifferences } from "./differences.ts";
import type { Conflict } from "./formAnswer.ts";

export interface Edit {
  /** The one that the edit began from; undefined for a new record. */
  version: number | undefined;
  /** Marks one opened form, so that a double click or a second attempt makes one record. */
  once: Once;
}

export interface SaveRules<Value> {
  /** Stores the value; answers the redirect, or why nothing was stored. */
  save: (value: Value, edit: Edit) => Promise<Response | "stale" | "missing">;
  /** The record as it is stored now, to compare with a stale edit. */
  findCurrent?: () => Promise<{ version: number } | undefined>;
}

/**
 * Saves an edit. A stale one is a conflict only where the stored words are others than its own: the form's
 * first answer may have been lost, or somebody has only set a star.
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
  const { version } = current;
  const words = { yes: t("adminCommon.yes"), no: t("adminCommon.no") };
  const differences = findDifferences(value, current, words);
  if (differences.length > 0) return { version, differences };
  return saveOrCompare(rules, value, { ...edit, version }, t);
}
