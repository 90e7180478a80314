import { useTexts } from "#app/i18n/useTexts.ts";
import { SectionHeading } from "#app/ui/Heading.tsx";
import { Section } from "#app/ui/Section.tsx";
import { Moon } from "./Moon.tsx";
import styles from "./Skills.module.css";

/** The nine skills (spec 9), each with a phase of the moon as its icon. */
export function Skills() {
  const { skills } = useTexts("home");
  return (
    <Section labelledBy="skills">
      <SectionHeading id="skills" eyebrow={skills.eyebrow} title={skills.title} wide>
        <p>{skills.text}</p>
      </SectionHeading>
      <ol className={styles.skills}>
        {skills.items.map(({ title, text }, index) => (
          <li key={title}>
            <Moon phase={index} className={styles.moon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
