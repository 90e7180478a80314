/** The site's languages (spec 4). Portuguese is the default and the fallback. */
export const langs = ["pt", "en"] as const;
export type Lang = (typeof langs)[number];
export const defaultLang: Lang = "pt";

/** The switch labels of spec 9. */
export const langLabels: Record<Lang, string> = { pt: "POR", en: "ENG" };

/** Name of the cookie and of the local storage key that store the choice (spec 9). */
export const langKey = "lang";

export function isLang(value: unknown): value is Lang {
  return value === "pt" || value === "en";
}

/** BCP 47 tag for `Intl` and for machine-readable output. */
export const localeTags: Record<Lang, string> = { pt: "pt-BR", en: "en" };

/** The paths of files, documents and endpoints, which are no pages. Spelt out: it is part of every page's script. */
export const notPages = /^\/(storage|documento)\b|^\/api\/|\.\w+$/;

/** Whether what is there is the same in every language: no page, or one of the back office. */
export function hasNoLang(path: string): boolean {
  return notPages.test(path) || /^\/admin\b/.test(path);
}

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
