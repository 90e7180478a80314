import { fill } from "#app/i18n/fill.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";

/**
 * A project as the site's pages call it: by its name, else by its number ("Projeto 3"), since spec 5 asks
 * for no name and a title or a link must have one. The JSON endpoints answer what is stored.
 */
export function withSiteName<Named extends { id: number; name: string }>(
  project: Named,
  lang: Lang,
): Named {
  if (project.name) return project;
  const { nameless } = pickTexts(lang, "projects").projects.detail;
  return { ...project, name: fill(nameless, { id: project.id }) };
}
