import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { SectionHeading } from "#app/ui/Heading.tsx";
import { Section } from "#app/ui/Section.tsx";

/** In place of the sections of a project that has none yet: its page would look unfinished. */
export function Preparing() {
  const { preparing } = useTexts("projects").detail;
  return (
    <Section tone="sand" labelledBy="preparing">
      <SectionHeading id="preparing" title={preparing.title} wide>
        <p>{preparing.text}</p>
        <ButtonLink to={paths.contact} icon="arrow-right">
          {preparing.contact}
        </ButtonLink>
      </SectionHeading>
    </Section>
  );
}
