import type { Lang } from "#app/i18n/lang.ts";
import * as Projects from "./projects.repo.server.ts";

/** What the form offers to write as a project's theme: those of the public ones, so that the same is spelled the same. */
export async function suggestThemes(): Promise<Record<Lang, string[]>> {
  const english = await Projects.findAllThemes("en");
  return {
    pt: (await Projects.findAllThemes("pt")).map(({ theme }) => theme),
    // Without a translation it would be Portuguese.
    en: english.flatMap(({ theme, inPortuguese }) => (inPortuguese ? [] : [theme])),
  };
}
