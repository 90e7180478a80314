import { langOf } from "#app/i18n/Localized.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Picture } from "#app/media/Picture.tsx";
import { altInPlace } from "#app/media/placeAlt.ts";
import { Figure } from "#app/ui/Figure.tsx";
import { SectionHeading } from "#app/ui/Heading.tsx";
import { Section } from "#app/ui/Section.tsx";
import { Paragraphs } from "./Paragraphs.tsx";
import styles from "./Results.module.css";
import type { ProjectSections } from "./sections.ts";

type ResultsData = NonNullable<ProjectSections["results"]>;

/** Section 6: an image, a title, two texts and two numbers with their names. */
export function Results({ results }: { results: ResultsData }) {
  const { detail } = useTexts("projects");
  const { image, imageAlt, title, textOne, textTwo } = results;
  const figures = [
    { number: "numberOne", name: "nameOne" },
    { number: "numberTwo", name: "nameTwo" },
  ] as const;
  const shown = figures.filter(({ number, name }) => results[number] || results[name]);
  return (
    <Section tone="mangrove" labelledBy="results">
      <SectionHeading id="results" title={detail.results} />
      {image && (
        <div className={styles.image}>
          <Picture image={image} slot="results" {...altInPlace(imageAlt)} />
        </div>
      )}
      <div className={styles.words}>
        {title && (
          <h3 className={styles.title} lang={langOf(results, "title")}>
            {title}
          </h3>
        )}
        {(textOne || textTwo) && (
          <div className={styles.texts}>
            <Paragraphs text={textOne} lang={langOf(results, "textOne")} />
            <Paragraphs text={textTwo} lang={langOf(results, "textTwo")} />
          </div>
        )}
        {shown.length > 0 && (
          <dl className={styles.figures}>
            {shown.map(({ number, name }) => (
              <div key={number} className={styles.figure}>
                <dt lang={langOf(results, name)}>{results[name]}</dt>
                <dd lang={langOf(results, number)}>
                  <Figure text={results[number]} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Section>
  );
}
