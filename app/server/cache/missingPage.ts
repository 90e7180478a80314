import { matchRoutes, type ServerBuild } from "react-router";
import { type Context, isDataRequest } from "#app/http/context.ts";
import { langKey } from "#app/i18n/lang.ts";
import { publicRoutesBuild, routeTree } from "../steps/publicRoutesBuild.ts";

/** No page's address, in a form that the browser's router matches, and in one that it does not. */
const missing = { plain: "/404", literal: "/404/%250a" };

/** A line break that `createListener` has encoded once more. */
export const literalLineBreak = /%25(?:0a|0d|e2%2580%25a[89])/i;

/**
 * Finds the one address that stands for all those of the site where there is no page: scanners try thousands,
 * and each would be rendered anew.
 *
 * @returns for an address, that one; undefined where there may be a page
 */
export function missingPageFinder(build: ServerBuild) {
  const routes = routeTree(publicRoutesBuild(build).routes);
  return (context: Context, { origin, pathname, searchParams }: URL): URL | undefined => {
    if (context.area !== "site" || isDataRequest(context)) return undefined;
    const leaf = matchRoutes(routes, { pathname })?.at(-1)?.route;
    if (leaf && leaf.path !== "*") return undefined;
    const found = new URL(
      literalLineBreak.test(pathname) ? missing.literal : missing.plain,
      origin,
    );
    // Its links carry the language on (`cacheUrl`).
    const lang = searchParams.get(langKey);
    if (lang !== null) found.searchParams.set(langKey, lang);
    return found;
  };
}
