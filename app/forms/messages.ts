import type { Dictionary } from "#app/i18n/pt.ts";

type ValidationTexts = Dictionary["validation"];

/**
 * Conform's `formatError`: a field's issues as messages in the page's language, without duplicates. Schemas
 * give dictionary keys (`validation.email`); any other zod message means a value of the wrong type.
 *
 * @param texts the `validation` texts of the page
 */
export function messagesIn(texts: ValidationTexts) {
  return (issues: readonly { message: string }[]): string[] => [
    ...new Set(issues.map(({ message }) => texts[keyOf(message, texts)])),
  ];
}

function keyOf(message: string, texts: ValidationTexts): keyof ValidationTexts {
  const key = message.replace("validation.", "");
  return key in texts ? (key as keyof ValidationTexts) : "type";
}
