import { Link } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import { classes } from "#app/ui/classes.ts";
import rowList from "#app/ui/rowList.module.css";
import type { HistoryEntry } from "../historyEntry.server.ts";
import styles from "./EntryList.module.css";
import { fieldSummary } from "./fieldSummary.ts";

/** Changes of the whole site: what happened to which record, by whom and when. */
export function EntryList({ entries }: { entries: readonly HistoryEntry[] }) {
  const texts = useTexts("adminHistory");
  return (
    <ul className={classes(rowList.list, styles.list)}>
      {entries.map((entry) => (
        <li key={entry.revision} className={styles.entry}>
          <ActionBadge action={entry.action} />
          <div className={rowList.words}>
            <Link to={entry.to} className={rowList.title}>
              {entry.title}
            </Link>
            {entry.isErased && entry.action !== "erased" && <p>{texts.erased}</p>}
            {entry.fields.length > 0 && <p>{fieldSummary(entry.fields, texts)}</p>}
          </div>
          <p className={styles.when}>
            <time dateTime={entry.instant}>{entry.at}</time>
            {entry.by && <span>{entry.by}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What a change did, in one word. */
export function ActionBadge({ action }: Pick<HistoryEntry, "action">) {
  const { actions } = useTexts("adminHistory");
  return (
    <span className={styles.mark} data-action={action}>
      {actions[action]}
    </span>
  );
}
