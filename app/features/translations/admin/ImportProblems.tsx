import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import styles from "./importCsv.module.css";
import type { Preview } from "./previewOf.server.ts";

/** The rows of a file that would change nothing, grouped by reason. */
export function ImportProblems({ problems }: Pick<Preview, "problems">) {
  const { importing } = useTexts("adminTranslations");
  return problems.map(({ problem, rows, more }) => (
    <section key={problem} className={styles.problem}>
      <h3>{importing.problems[problem]}</h3>
      <ul>
        {rows.map(({ key, where, field, portuguese, today }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may repeat a key; the list stands still
          <li key={index}>
            <p className={styles.label}>{where ? `${where} · ${field}` : key}</p>
            <p>{portuguese}</p>
            {problem === "portugueseChanged" && today && (
              <p className={styles.note}>{fill(importing.today, { text: today })}</p>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.note}>{fill(importing.more, { count: more })}</p>}
    </section>
  ));
}
