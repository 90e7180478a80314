import type { MessageState } from "#app/features/contact/inbox/filter.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import styles from "./StateBadge.module.css";

/** Where a message stands, in a word. */
export function StateBadge({ state }: { state: MessageState }) {
  return (
    <span className={styles.badge} data-state={state}>
      {useTexts("adminMessages").states[state]}
    </span>
  );
}
