import { link } from "#app/validation/link.ts";
import { hasSchemaAt } from "#app/validation/schemaTree.ts";
import type { z } from "#app/validation/zod.ts";
import { completeLink } from "./completeLink.ts";

/** Completes a posted form's links as its fields do, for a form that was sent without JavaScript. */
export function completeLinks(formData: FormData, schema: z.ZodType): void {
  for (const name of new Set(formData.keys())) {
    if (!hasSchemaAt(schema, name, link)) continue;
    const values = formData.getAll(name);
    formData.delete(name);
    for (const value of values) {
      formData.append(name, typeof value === "string" ? completeLink(value) : value);
    }
  }
}
