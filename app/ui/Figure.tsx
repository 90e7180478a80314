import styles from "./Figure.module.css";
import { figureSize } from "./figureSize.ts";

/**
 * A figure that staff enter, in its parent's size, or smaller where a word would not fit in one line of the
 * nearest size container. The size follows from a data attribute because the page's CSP forbids style
 * attributes.
 */
export function Figure({ text }: { text: string }) {
  return (
    <span className={styles.figure} data-step={figureSize(text)}>
      {text}
    </span>
  );
}
