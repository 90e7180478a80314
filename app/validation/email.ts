import { maxLengths } from "./contactFields.ts";
import { cleanEmail, isEmail } from "./emailAddress.ts";
import { textOf } from "./text.ts";

/** An e-mail address (spec 5). */
export const email = textOf(maxLengths.email, "validation.email", cleanEmail)
  .refine(isEmail, { error: "validation.email" })
  .meta({ format: "email" });
