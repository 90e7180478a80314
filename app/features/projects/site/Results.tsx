import { Picture } from "#app/features/media/Picture.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { SectionHeading } from "#app/ui/Heading.tsx";
import { Section } from "#app/ui/Section.tsx";
import { Paragraphs } from "./Paragraphs.tsx";
import styles from "./Results.module.css";
import type { ProjectSections } from "./sections.ts";

type ResultsData = NonNullable<ProjectSections["results"]>;

/** Section 6: an image, a title, two texts and two numbers with their names. */
export function Results({ results }: { results: ResultsData }) {
  const { detail } = useTexts("projects");
  const { image, title, textOne, textTwo } = results;
  const figures = [
    { number: results.numberOne, name: results.nameOne },
    { number: results.numberTwo, name: results.nameTwo },
  ].filter(({ number, name }) => number || name);
  return (
    <Section tone="mangrove" labelledBy="results">
      <SectionHeading id="results" title={detail.results} />
      {image && (
        <div className={styles.image}>
          <Picture image={image} slot="results" />
        </div>
      )}
      <div className={styles.words}>
        {title && <h3 className={styles.title}>{title}</h3>}
        {(textOne || textTwo) && (
          <div className={styles.texts}>
            <Paragraphs text={textOne} />
            <Paragraphs text={textTwo} />
          </div>
        )}
        {figures.length > 0 && (
          <dl className={styles.figures}>
            {figures.map(({ number, name }) => (
              <div key={`${number} ${name}`} className={styles.figure}>
                <dt>{name}</dt>
                <dd>{number}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Section>
  );
}
