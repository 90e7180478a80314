import { contactSubjects, maxLengths } from "#app/validation/contactFields.ts";
import { email, textOf } from "#app/validation/text.ts";
import { z } from "#app/validation/zod.ts";
import { normalized } from "./contactRules.ts";
import { phonePattern } from "./phone.ts";

/** The contact form (spec 5). Name and message are trimmed before validation (contract 5). */
export const contactSchema = z
  .object(
    {
      name: textOf(maxLengths.name, "validation.text", normalized.name).min(3, {
        error: "validation.text",
      }),
      email,
      phone: textOf(maxLengths.phone, "validation.phone", normalized.phone)
        // Not `regex`, which would give the API's description the stored form as the only one accepted.
        .refine((phone) => phonePattern.test(phone), { error: "validation.phone" })
        .meta({ description: "10 or 11 digits, as `(81) 98888-7777` or with other separators" }),
      subject: z.enum(contactSubjects, { error: "validation.option" }),
      message: textOf(maxLengths.message, "validation.message", normalized.message).min(5, {
        error: "validation.message",
      }),
    },
    { error: "validation.type" },
  )
  .meta({ title: "ContactMessage" });
export type ContactMessage = z.output<typeof contactSchema>;
