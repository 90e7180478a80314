import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { BrandPicture } from "#app/ui/BrandPicture.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { SectionHeading } from "#app/ui/Heading.tsx";
import { Section } from "#app/ui/Section.tsx";
import { TideEdge } from "#app/ui/Tide.tsx";
import styles from "./Future.module.css";
import { TideSteps } from "./TideSteps.tsx";

/** "Build the future": the agency's beliefs, and its way of working as a rising tide. */
export function Future() {
  const { future } = useTexts("home");
  return (
    <Section labelledBy="future">
      <div className={styles.opening}>
        <SectionHeading id="future" eyebrow={future.eyebrow} title={future.title}>
          <p>{future.lead}</p>
          <ButtonLink to={paths.whatWeDo} look="quiet" icon="arrow-right">
            {future.link}
          </ButtonLink>
        </SectionHeading>
        <div className={styles.arch}>
          <BrandPicture
            name="future"
            alt={future.alt}
            sizes="(min-width: 48rem) min(33rem, 42vw), calc(100vw - 2.5rem)"
          />
          <TideEdge />
        </div>
      </div>
      <TideSteps steps={future.steps} />
    </Section>
  );
}
