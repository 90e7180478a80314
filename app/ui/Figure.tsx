import styles from "./Figure.module.css";

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

/** How many characters of average width fit in one line at each size of `Figure.module.css`. */
const steps = [5, 6, 7, 8, 10, 12, 14, 17, 20] as const;

export type FigureSize = (typeof steps)[number];

/** The largest size at which the longest word of a figure fits in one line; the smallest if none does. */
export function figureSize(text: string): FigureSize {
  const longest = Math.max(...text.split(/\s+/).map(lengthOf));
  return steps.find((step) => longest <= step) ?? 20;
}

/** In characters of average width. */
function lengthOf(word: string): number {
  return [...word].reduce((sum, character) => {
    if (".,".includes(character)) return sum + 0.5;
    return sum + ("%mMwW".includes(character) ? 1.5 : 1);
  }, 0);
}
