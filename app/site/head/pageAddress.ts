import { defaultLang, type Lang, langKey } from "#app/i18n/lang.ts";

/**
 * The one address of a page in a language, for search engines and feeds: Portuguese is the bare path,
 * English says `lang=en` (contract 3).
 *
 * @param origin without a slash at the end
 * @param path the page's own, with the query that belongs to it (`/projetos?pagina=2`)
 */
export function pageAddress(origin: string, path: string, lang: Lang): string {
  if (lang === defaultLang) return origin + path;
  return `${origin}${path}${path.includes("?") ? "&" : "?"}${langKey}=${lang}`;
}
