import { pictureDescription } from "#app/features/media/description/description.schema.ts";
import { z } from "#app/validation/zod.ts";

/** The texts of all pictures of a project. Their focal points are set one by one. */
export const photosSchema = z.object({
  photos: z
    .array(
      pictureDescription.pick({ altPt: true, altEn: true, isDecorative: true }).extend({
        /** Under /storage. */
        path: z.string(),
        /** That the texts are based on. */
        version: z.coerce.number(),
      }),
    )
    .default([]),
});

export type PhotoForm = z.output<typeof photosSchema>;
