import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { CardGrid } from "#app/ui/CardGrid.tsx";
import { SectionHeading } from "#app/ui/Heading.tsx";
import { Section } from "#app/ui/Section.tsx";
import type { CardProject } from "../toCard.ts";
import styles from "./NextProjects.module.css";
import { ProjectCard } from "./ProjectCard.tsx";

/** The way on from a project's page: a few other projects and the whole list. Nothing if there is no other. */
export function NextProjects({ projects }: { projects: readonly CardProject[] }) {
  const { next } = useTexts("projects");
  if (projects.length === 0) return null;
  return (
    <Section labelledBy="next-projects" className={styles.section}>
      <SectionHeading id="next-projects" title={next.title} />
      <CardGrid>
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} heading="h3" />
        ))}
      </CardGrid>
      <p className={styles.all}>
        <ButtonLink to={paths.projects} look="outline" icon="arrow-right">
          {next.all}
        </ButtonLink>
      </p>
    </Section>
  );
}
