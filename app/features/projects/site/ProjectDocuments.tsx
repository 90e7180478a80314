import { DocumentCard } from "#app/features/documents/site/DocumentCard.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { CardGrid } from "#app/ui/CardGrid.tsx";
import { SectionHeading } from "#app/ui/Heading.tsx";
import { Section } from "#app/ui/Section.tsx";
import type { ProjectSections } from "./sections.ts";

/** Section 10: the project's documents. */
export function ProjectDocuments({
  documents,
  facts,
}: {
  documents: ProjectSections["documents"];
  /** Type and size by file. */
  facts: Record<string, string>;
}) {
  const { detail } = useTexts("projects");
  return (
    <Section tone="sand" labelledBy="documents">
      <SectionHeading id="documents" title={detail.documents} />
      <CardGrid fills>
        {documents.map((item) => (
          <DocumentCard
            key={item.order}
            {...item}
            href={item.file && paths.stored(item.file)}
            facts={item.file ? facts[item.file] : undefined}
            texts={detail}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
