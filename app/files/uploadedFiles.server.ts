import { pathSuits } from "#app/validation/fileTypes.ts";
import { collectFiles } from "#app/validation/schemaTree.ts";
import { youTubeId } from "#app/validation/youTube.ts";
import type { z } from "#app/validation/zod.ts";
import * as Media from "./media.repo.server.ts";

/**
 * The schema with further checks: refuses every file reference that was never uploaded (contract 5) or is of
 * a kind that the field does not accept, and every video that is neither uploaded nor on YouTube. Parse with
 * `safeParseAsync`.
 */
export function withUploadedFiles<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.superRefine(async (value, context) => {
    const references = collectFiles(schema, value).filter(
      ({ accept, file }) => accept !== "video" || youTubeId(file) === undefined,
    );
    if (references.length === 0) return;
    const missing = new Set(await Media.findMissing(references.map((reference) => reference.file)));
    for (const { file, path, accept } of references) {
      if (!missing.has(file) && pathSuits(accept, file)) continue;
      const refusal = missing.has(file) ? "validation.file" : "validation.fileType";
      const message = accept === "video" ? "validation.video" : refusal;
      context.addIssue({ code: "custom", path, message });
    }
  });
}
