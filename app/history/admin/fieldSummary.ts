import { fill } from "#app/i18n/fill.ts";
import type { Dictionary } from "#app/i18n/pt.ts";

const most = 4;

/** "Mudou: Nome do projeto, Descrição e mais 3" */
export function fieldSummary(
  fields: readonly string[],
  { changed, changedMore }: Dictionary["adminHistory"],
): string {
  const named = [...new Set(fields)];
  const rest = named.length - most;
  const first = named.slice(0, rest > 1 ? most : named.length).join(", ");
  return rest > 1
    ? fill(changedMore, { fields: first, count: rest })
    : fill(changed, { fields: first });
}
