import { z } from "zod";
import { acceptOf } from "#app/validation/file.ts";
import type { Accept } from "#app/validation/fileTypes.ts";
import { link } from "#app/validation/link.ts";

interface Filling {
  /** For every text field. */
  text: string;
  /** For every file field, by what it accepts. */
  files: Partial<Record<Accept, string>>;
}

/** A value with every field of the schema filled, so that no new field is left out. */
export function filled(schema: z.ZodType, filling: Filling): unknown {
  const accept = acceptOf(schema);
  if (accept) return filling.files[accept] ?? null;
  if (schema === link) return `https://example.org/?${filling.text.replaceAll(/[\s\u2028]/g, "")}`;
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional
  ) {
    return filled(schema.unwrap() as z.ZodType, filling);
  }
  if (schema instanceof z.ZodArray) return [filled(schema.element as z.ZodType, filling)];
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).filter(([key]) => key !== "createdAt");
    return Object.fromEntries(
      fields.map(([key, child]) => [key, filled(child as z.ZodType, filling)]),
    );
  }
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodString) return filling.text;
  if (schema instanceof z.ZodBoolean) return true;
  return undefined;
}
