import { z } from "#app/validation/zod.ts";
import { textOf } from "./text.ts";

/** An e-mail address (spec 5), trimmed before validation. */
export const email = textOf(254, "validation.email")
  .trim()
  .refine((value) => z.email().safeParse(value).success, { error: "validation.email" })
  .meta({ format: "email" });
