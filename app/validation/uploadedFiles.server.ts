import type { z } from "zod";
import * as Media from "#app/features/media/media.repo.server.ts";
import { youTubeId } from "#app/features/media/youTube.ts";
import { file } from "./file.ts";
import { film } from "./film.ts";
import { collect } from "./schemaTree.ts";

/**
 * The schema, refusing in addition every file reference that was never uploaded (contract 5), and
 * every film that is neither uploaded nor on YouTube. Parse with `safeParseAsync`.
 */
export function withUploadedFiles<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.superRefine(async (value, context) => {
    const films = collect(schema, film, value)
      .filter((reference) => youTubeId(reference.file) === undefined)
      .map((reference) => ({ ...reference, message: "validation.film" }));
    const files = collect(schema, file, value).map((reference) => ({
      ...reference,
      message: "validation.file",
    }));
    const references = [...files, ...films];
    if (references.length === 0) return;
    const missing = new Set(await Media.findMissing(references.map((reference) => reference.file)));
    for (const { path, file: name, message } of references) {
      if (missing.has(name)) context.addIssue({ code: "custom", path, message });
    }
  });
}
