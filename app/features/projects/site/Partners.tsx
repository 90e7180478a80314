import { PartnerLogo } from "#app/features/partners/site/PartnerLogo.tsx";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { SectionHeading } from "#app/ui/Heading.tsx";
import { Section } from "#app/ui/Section.tsx";
import styles from "./Partners.module.css";
import type { ProjectSections } from "./sections.ts";

/** Section 3: the logos of the project's partners. */
export function Partners({ partners }: { partners: ProjectSections["partners"] }) {
  const { detail } = useTexts("projects");
  return (
    <Section tone="sand" labelledBy="partners" className={styles.section}>
      <SectionHeading id="partners" title={detail.partners} />
      <ul className={styles.logos}>
        {partners.map(({ image, imageAlt, link, order }) => (
          <li key={order}>
            <PartnerLogo
              slot="logoTile"
              image={image}
              inPlace={imageAlt}
              link={link}
              name={fill(detail.partner, { position: order })}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
