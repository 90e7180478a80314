import { fill } from "./fill.ts";

/**
 * A text about so many of something. Portuguese and English both have one form for 1 and another for
 * the rest; what is said of none, where it is said, the caller knows.
 *
 * @param values for the other places of the text, or a `count` that is written for people (`grouped`)
 */
export function counted(
  count: number,
  one: string,
  many: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(count === 1 ? one : many, { count, ...values });
}
