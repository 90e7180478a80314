import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { withSiteName } from "#app/features/projects/siteName.server.ts";
import { type CardProject, toCard } from "#app/features/projects/toCard.ts";
import type { Lang } from "#app/i18n/lang.ts";
import * as Search from "./search.repo.server.ts";
import { searchTerms } from "./searchTerms.ts";

const maxSuggestions = 3;

/**
 * Three projects: those that match any of the words, best match first, then highlighted ones, then any.
 *
 * @param words from an address or typed by a visitor
 */
export async function suggestProjects(lang: Lang, words = ""): Promise<CardProject[]> {
  const terms = searchTerms(words);
  const page = { limit: maxSuggestions, offset: 0 };
  const related =
    terms.length > 0 ? await Search.findProjects({ terms, lang, match: "any" }, page) : [];
  const limit = maxSuggestions;
  const others = [
    ...(await Projects.findAllSummaries({ lang, highlighted: true, limit })),
    ...(await Projects.findAllSummaries({ lang, limit })),
  ].map((project) => toCard(withSiteName(project, lang)));
  const found = related.map(({ id, name, image, inPortuguese }) => ({
    id,
    name,
    image,
    inPortuguese,
  }));
  const all = [...found, ...others];
  const firsts = all.filter(({ id }, index) => all.findIndex((each) => each.id === id) === index);
  return firsts.slice(0, maxSuggestions);
}
