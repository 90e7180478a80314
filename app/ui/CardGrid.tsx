import { Children, type ReactNode } from "react";
import styles from "./CardGrid.module.css";
import { classes } from "./classes.ts";

/** Cards in as many columns as fit, one list item each; nothing when there are none. */
export function CardGrid({ children, className }: { children: ReactNode; className?: string }) {
  const cards = Children.toArray(children);
  if (cards.length === 0) return null;
  return (
    <ul className={classes(styles.grid, className)}>
      {Children.map(cards, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
