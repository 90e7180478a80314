import { useTexts } from "#app/i18n/useTexts.ts";
import styles from "./StateDot.module.css";
import type { SectionState } from "./sectionStates.ts";

/** A dot that is full, half or hollow, with its meaning as text. */
export function StateDot({ state }: { state: SectionState }) {
  const { index } = useTexts("adminProjects");
  return (
    <span className={styles.mark} data-state={state} title={index[state]}>
      <span className="visually-hidden">({index[state]}) </span>
    </span>
  );
}
