import { textOf } from "./text.ts";
import { z } from "./zod.ts";

/** An e-mail address (spec 5), trimmed before validation. */
export const email = textOf(254, "validation.email")
  .trim()
  .refine((value) => z.email().safeParse(value).success, { error: "validation.email" })
  .meta({ format: "email" });
