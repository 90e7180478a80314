import type { InPortuguese } from "#app/i18n/content.ts";
import type { PublicPlaceAlt } from "#app/validation/placeAlt.ts";
import type { ProjectSummary } from "./projects.schema.ts";

/** What a card shows of a project. */
export interface CardProject extends InPortuguese {
  id: number;
  name: string;
  /** Path under /storage. */
  image: string | null;
  /** What is said of it on the card. */
  inPlace?: PublicPlaceAlt;
  subtitle?: string;
  place?: string;
  theme?: string;
  /** The first figure of its results, and what it counts. */
  result?: { numberOne: string; nameOne: string } & InPortuguese;
}

/** A project of a list as its card shows it. */
export function toCard(project: ProjectSummary): CardProject {
  const { cardImageDesktop, cardImageMobile, bannerImage, highlight, ...named } = project;
  return { ...named, image: cardImageOf(project) };
}

/** The picture that represents a project in lists: its card image, else its banner. */
export function cardImageOf({
  cardImageDesktop,
  bannerImage,
  cardFollowsBanner = false,
}: Pick<ProjectSummary, "cardImageDesktop" | "bannerImage"> & {
  /** Of a project as its form has it. */
  cardFollowsBanner?: boolean;
}): string | null {
  return (cardFollowsBanner ? null : cardImageDesktop) ?? bannerImage;
}

/** How many highlighted projects the home page shows: a selection; the projects page has all. */
export const maxOnHome = 8;
