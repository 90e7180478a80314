import { email } from "#app/validation/email.ts";
import { textOf } from "#app/validation/text.ts";
import { z } from "#app/validation/zod.ts";

/** Maximum length of a password, in code points, as zod counts. */
export const maxPasswordLength = 1024;

/** The sign-in form (spec 5). All failures of the pair give the same message. */
export const signInSchema = z
  .object(
    {
      email,
      password: textOf(maxPasswordLength, "validation.password").min(6, {
        error: "validation.password",
      }),
    },
    { error: "validation.type" },
  )
  .meta({ title: "Credentials" });
export type Credentials = z.output<typeof signInSchema>;

/**
 * Minimum length of passwords set on the command line and accepted by `check:deploy` (contract 4); the
 * form's rule stays 6.
 */
export const minNewPasswordLength = 12;

/** E-mails identify accounts regardless of case. */
export function toAccountEmail(email: string): string {
  return email.trim().toLowerCase();
}

export const tokenAnswer = z.object({ token: z.string() });
