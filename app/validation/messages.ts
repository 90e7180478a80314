import type { Dictionary } from "#app/i18n/pt.ts";

type MessageName = keyof Dictionary["validation"];

const prefix = "validation.";

/**
 * The `validation` text for a refused value. Schemas give dictionary keys (`validation.email`); any other zod
 * message means a value of the wrong type.
 */
export function messageName(message: string): MessageName {
  return message.startsWith(prefix) ? (message.slice(prefix.length) as MessageName) : "type";
}

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
