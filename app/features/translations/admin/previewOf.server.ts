import type { Lang } from "#app/i18n/lang.ts";
import { changeField } from "../importForm.server.ts";
import type { ImportPlan, RowProblem } from "../importPlan.server.ts";
import { textLabels } from "../textLabels.server.ts";

/** Maximum number of rows listed per problem. */
const maxShown = 100;

export type Preview = ReturnType<typeof previewOf>;

/** A plan in the form that its page shows. */
export function previewOf({ changes, unchanged, problems }: ImportPlan, lang: Lang) {
  const labelOf = textLabels(lang);
  const kinds = [...new Set(problems.map(({ problem }) => problem))];
  return {
    unchanged,
    changes: changes.map(({ key, seen, english, entry }) => ({
      ...labelOf(entry),
      before: entry.english,
      after: english,
      input: { name: changeField, value: JSON.stringify({ key, seen, english }) },
    })),
    problems: kinds.map((problem: RowProblem) => {
      const rows = problems.filter((row) => row.problem === problem);
      return {
        problem,
        more: Math.max(0, rows.length - maxShown),
        rows: rows.slice(0, maxShown).map(({ key, portuguese, entry }) => ({
          key,
          portuguese,
          ...(entry && { ...labelOf(entry), today: entry.portuguese }),
        })),
      };
    }),
  };
}
