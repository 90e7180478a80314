import { langOf } from "#app/i18n/Localized.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Picture } from "#app/media/Picture.tsx";
import { altInPlace } from "#app/media/placeAlt.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { SectionHeading } from "#app/ui/Heading.tsx";
import { Section } from "#app/ui/Section.tsx";
import styles from "./EBook.module.css";
import { Paragraphs } from "./Paragraphs.tsx";
import type { ProjectSections } from "./sections.ts";

type EBookData = NonNullable<ProjectSections["eBook"]>;

/** Section 8: the project's publication. */
export function EBook({ eBook }: { eBook: EBookData }) {
  const { detail } = useTexts("projects");
  return (
    <Section tone="ink" labelledBy="e-book">
      <div className={styles.promo}>
        <div className={styles.words}>
          <SectionHeading id="e-book" title={detail.ebook} />
          <h3 lang={langOf(eBook, "title")}>{eBook.title}</h3>
          <div className={styles.text}>
            <Paragraphs text={eBook.description} lang={langOf(eBook, "description")} />
          </div>
          <ButtonLink to={eBook.link} newTab icon="download">
            {detail.ebookDownload}
          </ButtonLink>
        </div>
        <div className={styles.cover}>
          <Picture image={eBook.cover} slot="ebook" {...altInPlace(eBook.coverAlt)} />
        </div>
      </div>
    </Section>
  );
}
