import { classes } from "#app/ui/classes.ts";
import type { ProjectState } from "../projectState.ts";
import styles from "./ProjectStateText.module.css";

/** A project's state with who and when: a dot and a line of text, and one for each thing that is scheduled. */
export function ProjectStateText({
  state,
  className,
}: {
  state: ProjectState;
  className?: string | undefined;
}) {
  return (
    <p className={classes(styles.state, className)} data-status={state.status}>
      {state.text}
      {state.planned?.map((line) => (
        <span key={line} className={styles.planned}>
          {line}
        </span>
      ))}
    </p>
  );
}
