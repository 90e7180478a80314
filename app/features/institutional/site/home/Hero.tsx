import type { River } from "#app/features/river/riverNow.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { BrandPicture } from "#app/ui/BrandPicture.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Eyebrow } from "#app/ui/Heading.tsx";
import { Container } from "#app/ui/Section.tsx";
import { TideEdge, TideMark } from "#app/ui/Tide.tsx";
import { RowingBoat, SailingBoat } from "./Boats.tsx";
import styles from "./Hero.module.css";

/**
 * The first section: the agency in one sentence, and the city on its river at this hour: its boats and its water stand
 * as high as the tide does, in the light of the sky over Recife.
 */
export function Hero({ river }: { river: Pick<River, "level" | "light"> & { text: string } }) {
  const { hero } = useTexts("home");
  const { light, level, text } = river;
  return (
    <div className={styles.hero}>
      <Container className={styles.words}>
        <Eyebrow>{hero.subtitle}</Eyebrow>
        <h1>
          {hero.title}{" "}
          <em className={styles.highlight}>
            {hero.highlight}
            <TideMark className={styles.line} waves={80} />
          </em>
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
          <p className={styles.tide}>{text}</p>
        </div>
      </Container>
      <div className={styles.picture} data-light={light}>
        <BrandPicture
          name={`hero-${light}`}
          alt={fill(hero.alt, { hour: hero.hours[light] })}
          priority
        />
        <div className={styles.river} data-level={level} aria-hidden="true">
          <RowingBoat id="near-boat" />
          <SailingBoat id="sail" />
          <RowingBoat id="far-boat" />
        </div>
        {isDark(light) && <TideEdge at="over" />}
        <TideEdge />
      </div>
    </div>
  );
}

function isDark(light: River["light"]): boolean {
  return light === "dusk" || light === "night";
}
