import { fill } from "./fill.ts";
import { grouped } from "./grouped.ts";
import type { Lang } from "./lang.ts";

/**
 * A text with a count, `1.234 projetos`. Portuguese and English both have one form for 1 and another for the
 * rest; callers handle zero themselves where it needs its own text.
 *
 * @param values for the text's other placeholders
 */
export function counted(
  count: number,
  lang: Lang,
  one: string,
  many: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(count === 1 ? one : many, { count: grouped(count, lang), ...values });
}
