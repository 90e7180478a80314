import { fill } from "#app/i18n/fill.ts";
import { langOf } from "#app/i18n/Localized.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { SectionHeading } from "#app/ui/Heading.tsx";
import { Marquee } from "#app/ui/Marquee.tsx";
import { Container, Section } from "#app/ui/Section.tsx";
import { PartnerLogo } from "./PartnerLogo.tsx";
import type { PartnerWithLogo } from "./partnersWithLogo.ts";

/** The what-we-do page's looping strip of type-2 partners, three times over (spec 9). */
export function PartnerCarousel({ partners }: { partners: readonly PartnerWithLogo[] }) {
  const { partners: texts } = useTexts("whatWeDo");
  if (partners.length === 0) return null;
  return (
    <Section tone="light" labelledBy="partners" bare>
      <Container>
        <SectionHeading id="partners" title={texts.title} wide>
          <p>{texts.text}</p>
        </SectionHeading>
      </Container>
      <Marquee label={texts.title} pauseLabel={texts.pause} copies={3}>
        {(tabIndex) =>
          partners.map((partner, index) => (
            <PartnerLogo
              key={partner.id}
              image={partner.image}
              link={partner.link}
              name={partner.name || fill(texts.partner, { position: index + 1 })}
              nameLang={langOf(partner, "name")}
              tabIndex={tabIndex}
            />
          ))
        }
      </Marquee>
    </Section>
  );
}
