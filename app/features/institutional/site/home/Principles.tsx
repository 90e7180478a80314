import { useTexts } from "#app/i18n/useTexts.ts";
import { SectionHeading } from "#app/ui/Heading.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Section, type Tone } from "#app/ui/Section.tsx";
import styles from "./Principles.module.css";

/** Each with its own background: water, forest, sun. */
const principles: { key: "coordination" | "transdisciplinarity" | "future"; tone: Tone }[] = [
  { key: "coordination", tone: "ink" },
  { key: "transdisciplinarity", tone: "mangrove" },
  { key: "future", tone: "sunset" },
];

/** The three principles (spec 2). */
export function Principles() {
  const { principles: texts } = useTexts("home");
  return (
    <Section tone="sand" labelledBy="principles">
      <SectionHeading id="principles" eyebrow={texts.eyebrow} title={texts.title} />
      <ul className={styles.cards}>
        {principles.map(({ key, tone }) => (
          <li key={key} className={styles.card} data-tone={tone}>
            <Icon name={key} className={styles.icon} />
            <h3>{texts[key].title}</h3>
            <p>{texts[key].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
