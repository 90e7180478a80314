import { Section } from "#app/ui/Section.tsx";
import styles from "./Pause.module.css";

/** One sentence, as large as a title, over a bridge across the whole screen: a breath between two sections. */
export function Pause({ text }: { text: string }) {
  return (
    <Section tone="deep" className={styles.pause}>
      <p className={styles.text}>{text}</p>
      <div className={styles.bridge} aria-hidden="true" />
      <div className={styles.water} aria-hidden="true" />
    </Section>
  );
}
