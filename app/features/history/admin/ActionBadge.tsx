import { useTexts } from "#app/i18n/useTexts.ts";
import type { HistoryEntry } from "../historyEntry.server.ts";
import styles from "./ActionBadge.module.css";

/** What a change did, in one word. */
export function ActionBadge({ action }: Pick<HistoryEntry, "action">) {
  const { actions } = useTexts("adminHistory");
  return (
    <span className={styles.mark} data-action={action}>
      {actions[action]}
    </span>
  );
}
