import { Children, type ReactNode } from "react";
import styles from "./CardGrid.module.css";
import { classes } from "./classes.ts";

/**
 * Cards in as many columns as fit, one list item each; nothing when there are none. `fills`: one or two have
 * the whole row, so that the rest of it does not look forgotten.
 */
export function CardGrid({
  children,
  className,
  fills = false,
}: {
  children: ReactNode;
  className?: string | undefined;
  fills?: boolean;
}) {
  const cards = Children.toArray(children);
  if (cards.length === 0) return null;
  return (
    <ul className={classes(styles.grid, className)} data-fills={fills || undefined}>
      {Children.map(cards, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
