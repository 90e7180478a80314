import styles from "./Paragraphs.module.css";

/** Text as staff typed it: an empty line starts a paragraph, a single break stays a break. */
export function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return paragraphs.filter(Boolean).map((paragraph, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text never change places
    <p key={position} className={styles.paragraph}>
      {paragraph}
    </p>
  ));
}
