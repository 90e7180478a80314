import { defaultLang, type Lang, langKey } from "#app/i18n/lang.ts";

/**
 * The canonical address of a page in a language, for search engines and feeds: Portuguese is the bare path,
 * English has `lang=en` (contract 3).
 *
 * @param origin without a trailing slash
 * @param path the page's path, with the query that identifies it (`/projetos?pagina=2`)
 */
export function pageUrl(origin: string, path: string, lang: Lang): string {
  if (lang === defaultLang) return origin + path;
  return `${origin}${path}${path.includes("?") ? "&" : "?"}${langKey}=${lang}`;
}
