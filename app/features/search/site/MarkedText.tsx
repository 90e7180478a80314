import { Fragment } from "react";
import type { Marked } from "#app/features/search/marked.ts";
import styles from "./MarkedText.module.css";

/** A text whose matches stand out; every second piece is one. */
export function MarkedText({ pieces }: { pieces: Marked }) {
  return pieces.map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing but their place
    <Fragment key={place}>
      {place % 2 === 0 ? piece : <mark className={styles.match}>{piece}</mark>}
    </Fragment>
  ));
}
