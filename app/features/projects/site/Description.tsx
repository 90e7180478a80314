import { langOf } from "#app/i18n/Localized.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Picture } from "#app/media/Picture.tsx";
import { altInPlace } from "#app/media/placeAlt.ts";
import { paths } from "#app/sitePaths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { classes } from "#app/ui/classes.ts";
import { Section } from "#app/ui/Section.tsx";
import styles from "./Description.module.css";
import { Paragraphs } from "./Paragraphs.tsx";
import type { ProjectSections } from "./sections.ts";

type DescriptionData = NonNullable<ProjectSections["description"]>;

/** Section 2: what the project is, two images, its logo, "Faça Parte" and the phrase. */
export function Description({ description }: { description: DescriptionData }) {
  const { detail } = useTexts("projects");
  const { title, description: text, firstImage, secondImage, logoImage } = description;
  const hasImages = Boolean(firstImage ?? secondImage);
  return (
    <Section {...(title && { labelledBy: "description" })}>
      <div className={classes(styles.block, hasImages && styles.pictured)}>
        <div className={styles.words}>
          {logoImage && (
            <div className={styles.logo}>
              <Picture
                image={logoImage}
                slot="descriptionLogo"
                alt=""
                {...altInPlace(description.logoImageAlt)}
              />
            </div>
          )}
          {title && (
            <h2 id="description" lang={langOf(description, "title")}>
              {title}
            </h2>
          )}
          {text && (
            <div className={styles.text}>
              <Paragraphs text={text} lang={langOf(description, "description")} />
            </div>
          )}
        </div>
        {hasImages && (
          <div className={styles.images}>
            {firstImage && (
              <div className={styles.image}>
                <Picture
                  image={firstImage}
                  slot="description"
                  {...altInPlace(description.firstImageAlt)}
                />
              </div>
            )}
            {secondImage && (
              <div className={styles.image}>
                <Picture
                  image={secondImage}
                  slot="description"
                  {...altInPlace(description.secondImageAlt)}
                />
              </div>
            )}
          </div>
        )}
        <div className={styles.invitation}>
          <p className={styles.phrase}>{detail.phrase}</p>
          <ButtonLink to={paths.contact} icon="arrow-right">
            {detail.takePart}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
