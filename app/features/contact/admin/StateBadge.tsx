import { useTexts } from "#app/i18n/useTexts.ts";
import type { MessageState } from "../inbox/filter.ts";
import styles from "./StateBadge.module.css";

/** The state of a message. */
export function StateBadge({ state }: { state: MessageState }) {
  return (
    <span className={styles.badge} data-state={state}>
      {useTexts("adminMessages").states[state]}
    </span>
  );
}
