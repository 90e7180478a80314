import type { TextKey, Translate } from "#app/i18n/texts.server.ts";
import { messageName } from "./messages.ts";
import type { z } from "./zod.ts";

type ValidationKey = Extract<TextKey, `validation.${string}`>;

/** Dictionary keys by field; a field is named by its path, `posts[0].link`. */
export type FieldErrors = Record<string, ValidationKey[]>;

/** The errors of a refused value by field, each message once; errors of the whole value are left out. */
export function toFieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const field = fieldName(issue.path);
    if (field === "") continue;
    errors[field] = [...new Set([...(errors[field] ?? []), keyOf(issue.message)])];
  }
  return errors;
}

/** The same as texts, from keys or from zod's messages; null stays, for a field that is valid again. */
export function translateErrors(
  errors: Readonly<Record<string, readonly string[] | null>>,
  t: Translate,
): Record<string, string[] | null> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [
      field,
      messages?.map((message) => t(keyOf(message))) ?? null,
    ]),
  );
}

function keyOf(message: string): ValidationKey {
  return `validation.${messageName(message)}`;
}

function fieldName(path: PropertyKey[]) {
  return path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");
}
