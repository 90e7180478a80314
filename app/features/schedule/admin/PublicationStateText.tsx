import { classes } from "#app/ui/classes.ts";
import type { PublicationState } from "../describeState.server.ts";
import styles from "./PublicationStateText.module.css";

/** A record's state with who and when: a dot and a line of text, and one for each thing that is scheduled. */
export function PublicationStateText({
  state,
  className,
}: {
  state: PublicationState;
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
