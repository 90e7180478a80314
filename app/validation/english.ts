import { z } from "./zod.ts";

/**
 * The `en` object of a record: English versions of its texts, each optional (contract 5).
 *
 * @param texts the text fields that it may hold, with the schemas of the Portuguese texts
 */
export function english<Field extends string>(texts: Record<Field, z.ZodDefault<z.ZodString>>) {
  const fields = Object.keys(texts) as Field[];
  const shape = Object.fromEntries(
    fields.map((field) => [field, texts[field].unwrap().optional()]),
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
