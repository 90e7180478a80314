import { z } from "#app/validation/zod.ts";
import { partnerSchema } from "../partners.schema.ts";

/** Many new partners of one page. Their names in English are the same until somebody says otherwise. */
export const newPartnersSchema = z.object({
  partners: z.array(partnerSchema.pick({ image: true, name: true, link: true })).default([]),
});

export type NewPartners = z.output<typeof newPartnersSchema>;
