import { Fragment } from "react";
import type { Highlighted } from "../highlighted.ts";
import styles from "./HighlightedText.module.css";

/** A text with highlighted matches; every second piece is a match. */
export function HighlightedText({ pieces }: { pieces: Highlighted }) {
  return pieces.map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing but their place
    <Fragment key={place}>
      {place % 2 === 0 ? piece : <mark className={styles.match}>{piece}</mark>}
    </Fragment>
  ));
}
