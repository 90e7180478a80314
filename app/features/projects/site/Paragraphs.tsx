import type { Lang } from "#app/i18n/lang.ts";
import styles from "./Paragraphs.module.css";

/** Text as staff typed it: an empty line starts a paragraph, a single line break is kept. */
export function Paragraphs({ text, lang }: { text: string; lang?: Lang | undefined }) {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return paragraphs.filter(Boolean).map((paragraph, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text never change places
    <p key={position} lang={lang} className={styles.paragraph}>
      {paragraph}
    </p>
  ));
}
