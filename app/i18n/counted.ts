import { fill } from "./fill.ts";

/**
 * A text with a count. Portuguese and English both have one form for 1 and another for the rest; callers
 * handle zero themselves where it needs its own text.
 *
 * @param values for the text's other placeholders, or a formatted `count` (`grouped`)
 */
export function counted(
  count: number,
  one: string,
  many: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(count === 1 ? one : many, { count, ...values });
}
