import { minNewPasswordLength } from "./staff.schema.ts";

/** Why a password may not be set; a key of the dictionary's `validation`. */
export type PasswordRefusal = "newPassword" | "commonPassword" | "addressPassword";

/**
 * Whether a password may be set for an account, wherever that happens (contract 13): long enough, none that
 * guessers try first, and not the account's own address.
 *
 * @returns undefined for a good one
 */
export async function refuseNewPassword(
  password: string,
  email: string,
): Promise<PasswordRefusal | undefined> {
  const folded = password.normalize("NFKC").toLowerCase();
  if ([...folded].length < minNewPasswordLength) return "newPassword";
  const [localPart = ""] = email.toLowerCase().split("@");
  if ([email.toLowerCase(), localPart].includes(folded)) return "addressPassword";
  return (await isCommon(folded)) ? "commonPassword" : undefined;
}

let common: Promise<Set<string>> | undefined;

/** A common password is no better written twice, or with a row of the same characters around it. */
async function isCommon(folded: string): Promise<boolean> {
  common ??= loadCommon();
  const passwords = await common;
  const core = folded.replace(/^(.)\1{2,}|(.)\2{2,}$/gu, "");
  const [, repeated = core] = /^(.+?)\1+$/u.exec(folded) ?? [];
  return [folded, core, repeated].some((part) => part.length <= 1 || passwords.has(part));
}

/** Loaded at the first use: half a megabyte that a running site hardly ever needs. */
async function loadCommon(): Promise<Set<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}
