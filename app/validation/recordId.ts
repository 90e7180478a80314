import { z } from "./zod.ts";

/** As many as a number represents exactly. */
const digits = 15;

/**
 * A record's id from a URL; undefined when it cannot be one (contract 5: a 404). Strict, so that `1abc` or
 * `1e3` never finds record 1.
 */
export function recordIdOf(text: string | undefined): number | undefined {
  return text !== undefined && text.length <= digits && /^[1-9]\d*$/.test(text)
    ? Number(text)
    : undefined;
}

/** A record's id in a body, with the same limits as in a URL. */
export const recordId = z
  .int({ error: "validation.type" })
  .min(1, { error: "validation.id" })
  .max(10 ** digits - 1, { error: "validation.id" });
