import { fill } from "#app/i18n/fill.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { isBlank } from "#app/text/blank.ts";

/**
 * A project's name on the site's pages: its own or, where that is empty or shows nothing, its number
 * ("Projeto 3"), since spec 5 does not require a name, but titles and links need one. The JSON endpoints
 * return what is stored.
 */
export function withSiteName<Named extends { id: number; name: string }>(
  project: Named,
  lang: Lang,
): Named {
  if (!isBlank(project.name)) return project;
  const { nameless } = pickTexts(lang, "projects").projects.detail;
  return { ...project, name: fill(nameless, { id: project.id }) };
}
