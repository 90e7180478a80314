import type { z } from "zod";
import * as Media from "#app/features/media/media.repo.server.ts";
import { file } from "./file.ts";
import { collect } from "./schemaTree.ts";

/**
 * The schema, refusing in addition every file reference that was never uploaded (contract 5). Parse
 * with `safeParseAsync`.
 */
export function withUploadedFiles<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.superRefine(async (value, context) => {
    const references = collect(schema, file, value);
    if (references.length === 0) return;
    const missing = new Set(await Media.findMissing(references.map((reference) => reference.file)));
    for (const reference of references) {
      if (!missing.has(reference.file)) continue;
      context.addIssue({ code: "custom", path: reference.path, message: "validation.file" });
    }
  });
}
