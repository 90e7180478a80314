import { maxTextLength, textOf } from "./text.ts";
import { z } from "./zod.ts";

/**
 * The `en` object of a record: English versions of its texts, each optional (contract 5).
 *
 * @param fields the text keys that it may hold
 */
export function english<Field extends string>(...fields: Field[]) {
  const shape = Object.fromEntries(
    fields.map((field) => [field, textOf(maxTextLength).optional()]),
  );
  const confirmed = z
    .array(z.enum(fields, { error: "validation.option" }), { error: "validation.type" })
    .optional()
    .meta({
      description:
        "In requests only: fields whose English text, though unchanged, is right for the Portuguese one; " +
        "where there is none, it is deliberately the same",
    });
  return z
    .object(
      { ...(shape as Record<Field, z.ZodOptional<z.ZodString>>), confirmed },
      { error: "validation.type" },
    )
    .meta({ description: "English versions; an absent one falls back to the Portuguese text" })
    .optional();
}
