import { brand } from "#app/brand.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { SectionHeading } from "#app/ui/Heading.tsx";
import { Section } from "#app/ui/Section.tsx";
import styles from "./Law.module.css";

/** Municipal law 17.875 of 2013, with its download (spec 2). */
export function Law() {
  const { law } = useTexts("documents");
  return (
    <Section tone="ink" labelledBy="law">
      <div className={styles.law}>
        <div>
          <SectionHeading id="law" eyebrow={law.eyebrow} title={law.title}>
            <p>{law.text}</p>
          </SectionHeading>
          <ButtonLink to={brand.law.file} download icon="download">
            {law.download}
          </ButtonLink>
          <p className={styles.format}>{law.format}</p>
        </div>
        <ul className={styles.points}>
          {law.points.map((point) => (
            <li key={point.title}>
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
