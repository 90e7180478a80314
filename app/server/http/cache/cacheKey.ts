import { flashCookie } from "#app/flash/flash.server.ts";
import { pageParameter } from "#app/paging.ts";
import { paths } from "#app/paths.ts";
import { readCookie, tokenCookieName } from "../cookies.ts";
import { type Exchange, isDataOfEndpoint, isDataRequest, isGuarded, isRead } from "../exchange.ts";

/** The query parameters that change a cached answer; others are not even shown to the page. */
const knownQuery = [pageParameter, "highlight"];
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
  for (const name of knownQuery) {
    const value = url.searchParams.get(name);
    if (value !== null && value.length <= 8) address.searchParams.set(name, value);
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
