import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Section } from "#app/ui/Section.tsx";
import styles from "./Closing.module.css";

/** The last section before the footer: an invitation to write, with a sunset. */
export function Closing() {
  const { closing } = useTexts("home");
  return (
    <Section tone="sunset" labelledBy="closing" className={styles.closing}>
      <div className={styles.words}>
        <h2 id="closing">{closing.title}</h2>
        <p>{closing.text}</p>
        <ButtonLink to={paths.contact} icon="arrow-right">
          {closing.button}
        </ButtonLink>
      </div>
    </Section>
  );
}
