import { cleanLine } from "#app/text/characters.ts";
import { asciiEmail } from "#app/validation/emailAddress.ts";
import { email, textOf } from "#app/validation/text.ts";
import { z } from "#app/validation/zod.ts";

/** Maximum length of a password, in code points, as zod counts. */
export const maxPasswordLength = 1024;

/** As typed: whatever character it holds is part of it. */
function typedPassword(error: string) {
  return textOf(maxPasswordLength, error, (typed) => typed);
}

/** The sign-in form (spec 5). All failures of the pair give the same message. */
export const signInSchema = z
  .object(
    {
      email,
      password: typedPassword("validation.password").min(6, { error: "validation.password" }),
    },
    { error: "validation.type" },
  )
  .meta({ title: "Credentials" });
export type Credentials = z.output<typeof signInSchema>;

/** The same for programs, which send the second step's code along where the account asks for it. */
export const apiSignInSchema = signInSchema
  .extend({
    code: textOf(100, "validation.type", (typed) => typed)
      .optional()
      .meta({ description: "Of the authenticator app, or a recovery code" }),
  })
  .meta({ title: "ApiCredentials" });

/** The form of the second step. */
export const codeSchema = z.object({
  code: textOf(100, "validation.code", (typed) => cleanLine(typed).trim()).min(1, {
    error: "validation.code",
  }),
});
export type Code = z.output<typeof codeSchema>;

/** The form of "Minha conta" that proves, by the password, who asks for a change. */
export const ownerSchema = z.object({
  currentPassword: typedPassword("validation.currentPassword").min(1, {
    error: "validation.currentPassword",
  }),
});
export type Owner = z.output<typeof ownerSchema>;

/** What a browser answers for an authenticator, as far as every answer has it (WebAuthn 3, `toJSON`). */
const passkeyAnswer = {
  id: passkeyPart(1_400),
  rawId: passkeyPart(1_400),
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}),
};

/** Bytes in base64url. */
function passkeyPart(max: number) {
  return z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);
}

/** An answer comes as JSON in the field of a form. */
const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "validation.type" });
    return z.NEVER;
  }
});

/** A new passkey, as the browser sends it. */
export const newPasskeySchema = json.pipe(
  z.object({
    ...passkeyAnswer,
    response: z.object({
      clientDataJSON: passkeyPart(10_000),
      attestationObject: passkeyPart(100_000),
    }),
  }),
);
export type NewPasskey = z.output<typeof newPasskeySchema>;

/** What a passkey has signed, as the browser sends it. */
export const signedPasskeySchema = json.pipe(
  z.object({
    ...passkeyAnswer,
    response: z.object({
      clientDataJSON: passkeyPart(10_000),
      authenticatorData: passkeyPart(10_000),
      signature: passkeyPart(10_000),
      userHandle: passkeyPart(100),
    }),
  }),
);
export type SignedPasskey = z.output<typeof signedPasskeySchema>;

/** The form that turns the second step on. */
export const turnOnSchema = codeSchema.extend(ownerSchema.shape).extend({
  secret: textOf(100, "validation.type", (typed) => typed),
});
export type TurnOn = z.output<typeof turnOnSchema>;

/** Minimum length of a password that is set (contract 13); the sign-in form's rule stays 6 (contract 4). */
export const minNewPasswordLength = 12;

/** The form of "Minha conta" that changes the password; the server refuses common ones as well. */
export const passwordChangeSchema = z.object({
  currentPassword: typedPassword("validation.currentPassword").min(1, {
    error: "validation.currentPassword",
  }),
  newPassword: typedPassword("validation.newPassword").min(minNewPasswordLength, {
    error: "validation.newPassword",
  }),
});
export type PasswordChange = z.output<typeof passwordChangeSchema>;

/** The password of an account that has none, or whose own is forgotten; the server refuses common ones as well. */
export const newPasswordSchema = z.object({
  newPassword: passwordChangeSchema.shape.newPassword,
});
export type NewPassword = z.output<typeof newPasswordSchema>;

/** What colleagues call somebody. */
const personName = textOf(80, "validation.personName", (typed) => cleanLine(typed).trim()).min(1, {
  error: "validation.personName",
});

/** The form of "Minha conta" that changes the name. */
export const nameSchema = z.object({ name: personName });
export type PersonName = z.output<typeof nameSchema>;

/** The form of "Minha conta" that asks for the daily mail about what needs somebody, or for none. */
export const alertsSchema = z.object({ wantsAlerts: z.boolean().default(false) });
export type AlertsChoice = z.output<typeof alertsSchema>;

/** The form that gives a passkey another name. */
export const passkeyNameSchema = z.object({
  name: textOf(80, "validation.passkeyName", (typed) => cleanLine(typed).trim()).min(1, {
    error: "validation.passkeyName",
  }),
});
export type PasskeyName = z.output<typeof passkeyNameSchema>;

/** The form of an invited person. */
export const joinSchema = nameSchema.extend(newPasswordSchema.shape);
export type Joining = z.output<typeof joinSchema>;

/** The form that invites somebody, and the one of a forgotten password. */
export const addressSchema = z.object({ email });
export type Address = z.output<typeof addressSchema>;

/** The form of the site's first account. */
export const firstAccountSchema = z.object({
  code: textOf(100, "validation.firstCode", (typed) => cleanLine(typed).trim()).min(1, {
    error: "validation.firstCode",
  }),
  name: personName,
  email,
  newPassword: passwordChangeSchema.shape.newPassword,
});
export type FirstAccount = z.output<typeof firstAccountSchema>;

/** E-mails identify accounts regardless of case, and of the script in which a browser sends their domain. */
export function toAccountEmail(email: string): string {
  return asciiEmail(email.trim().toLowerCase());
}

export const tokenResponse = z.object({ token: z.string() });

/** What colleagues call somebody: by the name that they chose, else by their address. */
export function staffName({ name, email }: { name: string; email: string }): string {
  return name || nameOf(email);
}

/** `ana.lima@example.org` is Ana Lima. */
function nameOf(email: string): string {
  const words = email
    .replace(/@.*$/, "")
    .split(/[._+-]+/)
    .filter(Boolean);
  return words.map((word) => word.charAt(0).toLocaleUpperCase("pt") + word.slice(1)).join(" ");
}
