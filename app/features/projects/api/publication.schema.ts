import { moment } from "#app/validation/moment.ts";
import { z } from "#app/validation/zod.ts";

/** A moment that has passed is refused: nothing is published at once that was meant for another time. */
export const publicationSchema = z
  .object(
    {
      at: moment.optional().meta({
        description:
          "ISO 8601 with an offset, ahead of now: schedules it, in place of an earlier schedule",
      }),
    },
    { error: "validation.type" },
  )
  .meta({ title: "Publication" });

/** Whether visitors see the record now, and when that will change. */
export const publicationResponse = z.object({
  id: z.int(),
  published: z.boolean(),
  at: z.string().nullable(),
});
