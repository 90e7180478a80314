import { themeParameter } from "#app/features/projects/site/projectsLink.ts";
import { flashCookie } from "#app/flash/flash.server.ts";
import { type Context, isDataRequest, isGuarded, isNoEndpoint, isRead } from "#app/http/context.ts";
import { readCookie, tokenCookieName } from "#app/http/cookies.ts";
import { defaultLang, type Lang, langKey } from "#app/i18n/lang.ts";
import { pageParameter } from "#app/paging.ts";
import { paths } from "#app/paths.ts";

/** Higher page numbers are mostly past the end of a list. */
const pageNumber = { name: pageParameter, kept: /^[1-9]\d?$/ };
/** The page of a theme that there is not forbids to store it. */
const theme = { name: themeParameter, kept: /^[a-z0-9-]{1,80}$/ };
/**
 * The query parameters that affect a path's answer, and the values that are cached: the number of other
 * values is unbounded, so they are rendered each time. Other parameters are not even passed to the page.
 */
const knownQuery: Record<string, readonly { name: string; kept: RegExp }[]> = {
  [paths.projects]: [theme, pageNumber],
  [paths.uploads]: [pageNumber],
  "/api/projects": [{ name: "highlight", kept: /^(true|false)$/ }],
};
/** Each rendering of the one has a form token of its own; what the other shows is its link's holder's. */
const uncachedPaths: readonly string[] = [paths.contact, paths.approval()];
/** The number of searches is unbounded: they are rendered each time. */
const uncachedQuery = ["q", "_routes"];

/**
 * The address under which a visitor's read is cached, as its loaders see it: with known query parameters
 * only. Undefined where the answer may be personal or the number of addresses is unbounded (but for other
 * spellings of a path: the cache is bounded). Made-up credentials make nobody a member of staff.
 */
export function cacheUrl(context: Context): URL | undefined {
  const { req, area, normalizedPath, staff, url } = context;
  if (!isRead(req.method)) return undefined;
  if (isNoEndpoint(context)) return undefined;
  if (area === "admin" || isGuarded(context)) return undefined;
  if (staff) return undefined;
  if (uncachedPaths.includes(normalizedPath)) return undefined;
  if (uncachedQuery.some((name) => url.searchParams.has(name))) return undefined;
  const address = new URL(url);
  address.search = "";
  for (const { name, kept } of knownQuery[normalizedPath] ?? []) {
    const value = url.searchParams.get(name);
    if (value === null) continue;
    if (!kept.test(value)) return undefined;
    address.searchParams.set(name, value);
  }
  if (carriesLang(context)) address.searchParams.set(langKey, context.lang);
  // The framework's client marks index routes with this parameter.
  if (isDataRequest(context) && url.searchParams.has("index"))
    address.searchParams.set("index", "");
  return address;
}

/**
 * Whether the page's links have to carry its language, because nothing says yet that this browser keeps it in a
 * cookie: pages of the default language need none.
 */
function carriesLang(context: Context): boolean {
  const { req, url, lang, area } = context;
  if (area !== "site" || isDataRequest(context) || lang === defaultLang) return false;
  return url.searchParams.get(langKey) === lang && readCookie(req, langKey) === undefined;
}

/** The key under which the answer to an address (`cacheUrl`) is kept. */
export function cacheKey(lang: Lang, { pathname, search }: URL): string {
  return `${lang} ${pathname}${search}`;
}

/**
 * Whether the request brings what may be a sign-in or a notice: later steps find out, and its answer may be
 * for one person alone.
 */
export function mayBePersonal(req: Context["req"]): boolean {
  if (req.headers.cookie === undefined) return false;
  return [tokenCookieName(), flashCookie].some((name) => readCookie(req, name) !== undefined);
}
