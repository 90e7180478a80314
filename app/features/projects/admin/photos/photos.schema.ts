import { pictureDescription } from "#app/features/media/description/description.schema.ts";
import { noDraft } from "#app/forms/saving/AdminForm.tsx";
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
        /** The tag of the draft that it was opened with. */
        draft: z.string().default(noDraft),
        /** Identifies the texts as the form showed them. */
        opened: z.string().default(""),
      }),
    )
    .default([]),
});

export type PhotoForm = z.output<typeof photosSchema>;
