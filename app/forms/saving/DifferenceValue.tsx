import { numericDate } from "#app/i18n/shortDate.ts";
import { paths } from "#app/paths.ts";
import styles from "./ConflictDifferences.module.css";

const storedPicture = /^images\/[\w.-]+$/;
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A field's value as one of two versions has it: files as pictures, dates in local format. */
export function DifferenceValue({ text }: { text: string }) {
  if (instant.test(text)) return numericDate(text);
  if (!storedPicture.test(text)) return text;
  return <img src={paths.stored(text)} alt={text} loading="lazy" className={styles.picture} />;
}
