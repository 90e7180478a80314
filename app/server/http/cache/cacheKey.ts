import { flashCookie } from "#app/flash/flash.server.ts";
import { pageParameter } from "#app/paging.ts";
import { paths } from "#app/paths.ts";
import { readCookie, tokenCookieName } from "../cookies.ts";
import { type Exchange, isDataOfEndpoint, isDataRequest, isGuarded, isRead } from "../exchange.ts";

/** Higher ones mostly ask past a list's end. */
const pageNumber = { name: pageParameter, kept: /^[1-9]\d?$/ };
/**
 * The query parameter that changes a path's answer, and its values that are cached: others are endlessly
 * many, and rendered each time. Other parameters are not even shown to the page.
 */
const knownQuery: Record<string, { name: string; kept: RegExp }> = {
  [paths.projects]: pageNumber,
  [paths.uploads]: pageNumber,
  "/api/projects": { name: "highlight", kept: /^(true|false)$/ },
};
/** The form's token is each rendering's own. */
const uncachedPaths: readonly string[] = [paths.contact];
/** Searches are endless: they are rendered each time. */
const uncachedQuery = ["q", "_routes"];

/**
 * The address that an anonymous read is cached under, as its loaders see it: known query parameters
 * alone. Undefined where the answer may be personal or is one of endlessly many.
 */
export function cacheAddress(exchange: Exchange): URL | undefined {
  const { req, area, guardPath, staff, url } = exchange;
  if (!isRead(req.method)) return undefined;
  if (isDataOfEndpoint(exchange)) return undefined;
  if (area === "admin" || isGuarded(exchange)) return undefined;
  if (staff || req.headers.authorization || hasPersonalCookie(req)) return undefined;
  if (uncachedPaths.includes(guardPath)) return undefined;
  if (uncachedQuery.some((name) => url.searchParams.has(name))) return undefined;
  const address = new URL(url);
  address.search = "";
  const known = knownQuery[guardPath];
  const value = known ? url.searchParams.get(known.name) : null;
  if (known && value !== null) {
    if (!known.kept.test(value)) return undefined;
    address.searchParams.set(known.name, value);
  }
  // The client of the framework asks with the index route's own parameter.
  if (isDataRequest(exchange) && url.searchParams.has("index"))
    address.searchParams.set("index", "");
  return address;
}

export function hasPersonalCookie(req: Exchange["req"]): boolean {
  if (req.headers.cookie === undefined) return false;
  return [tokenCookieName(), flashCookie].some((name) => readCookie(req, name) !== undefined);
}
