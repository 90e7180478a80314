import { Fragment } from "react";
import type { Marked } from "../marked.ts";
import styles from "./MarkedText.module.css";

/** A text with highlighted matches; every second piece is a match. */
export function MarkedText({ pieces }: { pieces: Marked }) {
  return pieces.map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing but their place
    <Fragment key={place}>
      {place % 2 === 0 ? piece : <mark className={styles.match}>{piece}</mark>}
    </Fragment>
  ));
}
