import { isRouteErrorResponse } from "react-router";
import { ProjectCard } from "#app/features/projects/site/ProjectCard.tsx";
import type { CardProject } from "#app/features/projects/toCard.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { CardGrid } from "#app/ui/CardGrid.tsx";
import styles from "./OtherProjects.module.css";

/** Suggests projects when the requested one is gone; renders nothing on any other error. */
export function OtherProjects({ error }: { error: unknown }) {
  const { notFound } = useTexts("common");
  const others = othersOf(error);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others" className={styles.others}>
      <h2 id="others">{notFound.otherProjects}</h2>
      <CardGrid>
        {others.map((project) => (
          <ProjectCard key={project.id} project={project} heading="h3" />
        ))}
      </CardGrid>
    </section>
  );
}

function othersOf(error: unknown): CardProject[] {
  if (!isRouteErrorResponse(error)) return [];
  return (error.data as { others?: CardProject[] } | null)?.others ?? [];
}
