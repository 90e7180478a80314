import { z } from "#app/validation/zod.ts";

/** As many as a number holds exactly. */
const digits = 15;

/**
 * A record's id as an address gives it; undefined for what can be none (contract 5: a 404). Strict, so
 * that `1abc` or `1e3` never finds record 1.
 */
export function recordIdOf(text: string | undefined): number | undefined {
  return text !== undefined && text.length <= digits && /^[1-9]\d*$/.test(text)
    ? Number(text)
    : undefined;
}

/** A record's id in a body: what an address may give. */
export const recordId = z
  .int({ error: "validation.type" })
  .min(1, { error: "validation.id" })
  .max(10 ** digits - 1, { error: "validation.id" });
