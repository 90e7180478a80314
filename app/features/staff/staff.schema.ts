import { email } from "#app/validation/email.ts";
import { textOf } from "#app/validation/text.ts";
import { z } from "#app/validation/zod.ts";

/** The sign-in form (spec 5). The answer to a wrong pair is one and the same for every reason. */
export const signInSchema = z
  .object(
    {
      email,
      password: textOf(1024, "validation.password").min(6, { error: "validation.password" }),
    },
    { error: "validation.type" },
  )
  .meta({ title: "Credentials" });
export type Credentials = z.output<typeof signInSchema>;

/** Shortest password that the command line sets and `check:deploy` accepts (contract 4); the form's rule stays 6. */
export const leastNewPassword = 12;

/** E-mails are one account whatever their case. */
export function toAccountEmail(email: string): string {
  return email.trim().toLowerCase();
}

export const tokenAnswer = z.object({ token: z.string() });
