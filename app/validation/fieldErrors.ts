import type { z } from "zod";

/** Dictionary keys by field; the name of a field is its path, `posts[0].link`. */
export type FieldErrors = Record<string, string[]>;

/** What a refused value got wrong, field by field, each message once. */
export function toFieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const field = fieldName(issue.path);
    const key = issue.message.startsWith("validation.") ? issue.message : "validation.type";
    errors[field] = [...new Set([...(errors[field] ?? []), key])];
  }
  return errors;
}

function fieldName(path: PropertyKey[]) {
  return path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");
}
