import type { Accept } from "#app/features/media/fileTypes.ts";
import { z } from "#app/validation/zod.ts";

const kinds = new Map<z.ZodType, Accept>();

/**
 * A reference to an uploaded file: its path under /storage, which is what `POST /api/upload` calls
 * `id`. A leading `/storage/` is taken off; "" and an absent value are null. Whether the file exists
 * and is of a kind that the field takes is asked by `withUploadedFiles`.
 */
function fileOf(accept: Accept) {
  const schema = z
    .string({ error: "validation.type" })
    .max(300, { error: "validation.file" })
    .nullable()
    .overwrite((value) => value?.replace(/^\/storage\//, "") || null)
    .meta({ description: "Path under /storage, as POST /api/upload answered it in `id`" })
    .default(null);
  return takesFile(schema, accept);
}

/** Notes that a schema is a reference to a file of that kind. */
export function takesFile<Schema extends z.ZodType>(schema: Schema, accept: Accept): Schema {
  kinds.set(schema, accept);
  return schema;
}

export const imageFile = fileOf("image");
export const paperFile = fileOf("projectDocument");
export const libraryFile = fileOf("libraryDocument");
export const captionsFile = fileOf("captions");

/** What a field takes; undefined where the schema is no file reference. */
export function acceptOf(schema: z.ZodType): Accept | undefined {
  return kinds.get(schema);
}
