import type { Accept } from "./fileTypes.ts";
import { z } from "./zod.ts";

/** Public answers name a turned picture's own file (`turnedPath`): what is written back means the stored one. */
const turned = /^(images\/[a-z0-9]+)-(?:f?r(?:90|180|270)|f)(?=\.webp$)/;

const kinds = new Map<z.ZodType, Accept>();

/** The path that a sent reference means. */
export function storedPathOf(sent: string): string {
  return sent.replace(/^\/storage\//, "").replace(turned, "$1");
}

/**
 * A reference to an uploaded file: its path under /storage, which `POST /api/upload` calls `id`. A leading
 * `/storage/` is stripped; "" and an absent value become null. `withUploadedFiles` checks whether the file
 * exists and is of an accepted kind.
 */
function fileOf(accept: Accept) {
  const schema = z
    .string({ error: "validation.type" })
    .max(300, { error: "validation.file" })
    .nullable()
    .overwrite((value) => storedPathOf(value ?? "") || null)
    .meta({ description: "Path under /storage: the `id` that POST /api/upload returned" })
    .default(null);
  return takesFile(schema, accept);
}

/** Marks a schema as a reference to a file of that kind. */
export function takesFile<Schema extends z.ZodType>(schema: Schema, accept: Accept): Schema {
  kinds.set(schema, accept);
  return schema;
}

export const imageFile = fileOf("image");
export const paperFile = fileOf("projectDocument");
export const libraryFile = fileOf("libraryDocument");
export const captionsFile = fileOf("captions");

/** What a field accepts; undefined when the schema is not a file reference. */
export function acceptOf(schema: z.ZodType): Accept | undefined {
  return kinds.get(schema);
}
