import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { BrandPicture } from "#app/ui/BrandPicture.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Eyebrow } from "#app/ui/Heading.tsx";
import { Container } from "#app/ui/Section.tsx";
import { TideEdge } from "#app/ui/Tide.tsx";
import styles from "./Hero.module.css";

/** The first section: the agency in one sentence, and a picture of the city on its river. */
export function Hero() {
  const { hero } = useTexts("home");
  return (
    <div className={styles.hero}>
      <Container className={styles.words}>
        <Eyebrow>{hero.subtitle}</Eyebrow>
        <h1>
          {hero.title} <em className={styles.highlight}>{hero.highlight}</em>
        </h1>
        <div className={styles.aside}>
          <p className={styles.text}>{hero.text}</p>
          <div className={styles.buttons}>
            <ButtonLink to={paths.projects} icon="arrow-right">
              {hero.primary}
            </ButtonLink>
            <ButtonLink to={paths.contact} look="outline">
              {hero.secondary}
            </ButtonLink>
          </div>
        </div>
      </Container>
      <div className={styles.picture}>
        <BrandPicture name="hero" alt={hero.alt} priority />
        <TideEdge />
      </div>
    </div>
  );
}
