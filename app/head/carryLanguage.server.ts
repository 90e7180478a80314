import { defaultLang, hasNoLang, type Lang, langKey } from "#app/i18n/lang.ts";

/** A link to somewhere on the site: what precedes its address, path, query and anchor. */
const ownLink = /(<a\b[^>]*?\shref=")(\/[^"?#]*|(?=\?))(\?[^"#]*)?(#[^"]*)?"/g;

/**
 * The page with its language in its links. A page whose own address names it, for somebody whose browser has
 * not kept it (`cacheKey.ts`), may be read where cookies are refused: the next one would be Portuguese again
 * (contract 3).
 */
export function carryLanguage(html: string, lang: Lang): string {
  if (lang === defaultLang) return html;
  return html.replaceAll(ownLink, (link, start: string, path: string, query = "", anchor = "") => {
    if (hasNoLang(path) || new RegExp(`[?;&]${langKey}=`).test(query)) return link;
    return `${start}${path}${query ? `${query}&amp;` : "?"}${langKey}=${lang}${anchor}"`;
  });
}
