import { useTexts } from "#app/i18n/useTexts.ts";
import { SectionHeading } from "#app/ui/Heading.tsx";
import { Container, Section } from "#app/ui/Section.tsx";
import type { PartnerWithLogo } from "../partners.schema.ts";
import { PartnerMarquee } from "./PartnerMarquee.tsx";

/** The what-we-do page's looping strip of type-2 partners, each three times (spec 9). */
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
      <PartnerMarquee
        partners={partners}
        label={texts.title}
        pauseLabel={texts.pause}
        nameless={texts.partner}
        copies={3}
      />
    </Section>
  );
}
