import type { Lang } from "#app/i18n/lang.ts";
import { isBlank } from "#app/text/blank.ts";
import * as Projects from "./projects.repo.server.ts";
import type { ProjectSummary } from "./projects.schema.ts";
import { withSiteName } from "./siteName.server.ts";
import { type CardProject, toCard } from "./toCard.ts";

/** Projects of a list as their cards show them: with subtitle and first result, where they have them. */
export async function toCards(
  projects: readonly ProjectSummary[],
  lang: Lang,
): Promise<CardProject[]> {
  const texts = await Projects.findCardTexts(
    projects.map(({ id }) => id),
    lang,
  );
  return projects.map((project) => {
    const { main, result } = texts.get(project.id) ?? {};
    const card = toCard(withSiteName(project, lang));
    const inPortuguese = [...(card.inPortuguese ?? []), ...(main?.inPortuguese ?? [])];
    const isResult = result && !isBlank(result.numberOne) && !isBlank(result.nameOne);
    return {
      ...card,
      ...(main && !isBlank(main.subtitle) && { subtitle: main.subtitle }),
      ...(isResult && { result }),
      ...(inPortuguese.length > 0 && { inPortuguese }),
    };
  });
}
