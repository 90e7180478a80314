import type { ProjectSummary } from "#app/features/projects/projects.schema.ts";
import type { InPortuguese } from "#app/i18n/content.ts";

/** What a card shows of a project. */
export interface CardProject extends InPortuguese {
  id: number;
  name: string;
  /** Path under /storage: its card image, else its banner. */
  image: string | null;
}

export function toCard(project: ProjectSummary): CardProject {
  const { cardImageDesktop, cardImageMobile, bannerImage, highlight, ...named } = project;
  return { ...named, image: cardImageDesktop ?? bannerImage };
}
