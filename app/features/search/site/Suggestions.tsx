import { ProjectCard } from "#app/features/projects/site/ProjectCard.tsx";
import type { CardProject } from "#app/features/projects/toCard.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { CardGrid } from "#app/ui/CardGrid.tsx";
import styles from "./Suggestions.module.css";

/** Suggestions where there is no result to show: some projects, and the complete lists. */
export function Suggestions({ projects }: { projects: CardProject[] }) {
  const texts = useTexts("search");
  if (projects.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <h3>{texts.suggestions}</h3>
      <CardGrid>
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} heading="h4" />
        ))}
      </CardGrid>
      <p className={styles.more}>
        <ButtonLink to={paths.projects} look="outline" icon="arrow-right">
          {texts.moreProjects}
        </ButtonLink>
        <ButtonLink to={paths.uploads} look="outline" icon="arrow-right">
          {texts.moreFiles}
        </ButtonLink>
      </p>
    </div>
  );
}
