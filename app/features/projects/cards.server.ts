import type { Lang } from "#app/i18n/lang.ts";
import { isBlank } from "#app/text/blank.ts";
import * as Projects from "./projects.repo.server.ts";
import type { ProjectSummary } from "./projects.schema.ts";
import { withSiteName } from "./siteName.server.ts";
import { type CardProject, toCard } from "./toCard.ts";

type CardText = "subtitle" | "place" | "theme";

/** Projects of a list as their cards show them: with first result, and those of the texts that they have. */
export async function toCards(
  projects: readonly ProjectSummary[],
  lang: Lang,
  texts: readonly CardText[] = ["subtitle"],
): Promise<CardProject[]> {
  const found = await Projects.findCardTexts(
    projects.map(({ id }) => id),
    lang,
  );
  return projects.map((project) => {
    const { main, result, inPlace } = found.get(project.id) ?? {};
    const card = toCard(withSiteName(project, lang));
    const inPortuguese = [...(card.inPortuguese ?? []), ...(main?.inPortuguese ?? [])];
    const isResult = result && !isBlank(result.numberOne) && !isBlank(result.nameOne);
    return {
      ...card,
      ...shownOf(main, texts),
      ...(inPlace && { inPlace }),
      ...(isResult && { result }),
      ...(inPortuguese.length > 0 && { inPortuguese }),
    };
  });
}

/** Those of a record's texts that show something. */
function shownOf<Name extends string>(
  texts: Readonly<Record<Name, string>> | undefined,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const shown = names.filter((name) => texts && !isBlank(texts[name]));
  return Object.fromEntries(shown.map((name) => [name, texts?.[name]])) as Partial<
    Record<Name, string>
  >;
}
