import { z } from "zod";
import { mostText, textOf } from "./text.ts";

/**
 * The `en` object of a record: English versions of its texts, each optional (contract 5).
 *
 * @param fields the text keys that it may hold
 */
export function english<Field extends string>(...fields: Field[]) {
  const shape = Object.fromEntries(fields.map((field) => [field, textOf(mostText).optional()]));
  return z
    .object(shape as Record<Field, z.ZodOptional<z.ZodString>>, { error: "validation.type" })
    .meta({ description: "English versions; an absent one falls back to the Portuguese text" })
    .optional();
}
