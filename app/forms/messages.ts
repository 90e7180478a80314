import type { Dictionary } from "#app/i18n/pt.ts";
import { messageName } from "#app/validation/messageName.ts";

/**
 * Conform's `formatError`: a field's issues as messages in the page's language, without duplicates.
 *
 * @param texts the `validation` texts of the page
 */
export function messagesIn(texts: Dictionary["validation"]) {
  return (issues: readonly { message: string }[]): string[] => [
    ...new Set(issues.map(({ message }) => texts[messageName(message)])),
  ];
}
