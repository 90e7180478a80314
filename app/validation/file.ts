import { z } from "zod";

/**
 * A reference to an uploaded file: its path under /storage, which is what `POST /api/upload` calls
 * `id`. A leading `/storage/` is taken off; "" and an absent value are null. Whether the file exists
 * is asked by `withUploadedFiles`.
 */
export const file = z
  .string({ error: "validation.type" })
  .max(300, { error: "validation.file" })
  .nullable()
  .overwrite((value) => value?.replace(/^\/storage\//, "") || null)
  .meta({ description: "Path under /storage, as POST /api/upload answered it in `id`" })
  .default(null);
