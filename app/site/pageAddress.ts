import { defaultLang, type Lang, langKey } from "#app/i18n/lang.ts";
import { pageParameter } from "./paging.ts";

/** A page of the site, as the browser's location names it. */
interface Place {
  pathname: string;
  /** With its question mark, or "". */
  search: string;
}

/**
 * The one address of a page in a language, for search engines: Portuguese is the bare path, English
 * says `lang=en`. A list's page number belongs to it; whatever else a link has picked up does not.
 *
 * @param origin without a slash at the end
 */
export function pageAddress(origin: string, { pathname, search }: Place, lang: Lang): string {
  const query = new URLSearchParams();
  const page = new URLSearchParams(search).get(pageParameter);
  if (page && page !== "1") query.set(pageParameter, page);
  if (lang !== defaultLang) query.set(langKey, lang);
  return query.size > 0 ? `${origin}${pathname}?${query}` : `${origin}${pathname}`;
}
