import { matchRoutes, type ServerBuild } from "react-router";
import { routeTree } from "./publicRoutesBuild.ts";

/**
 * The methods that the page, or the file that a route makes, offers at a path, as `Allow` lists them;
 * undefined where only the 404 page matches.
 *
 * @param path decoded: encoded again for the router, which decodes it, and would print one that it cannot,
 *   with all its line breaks, into the log
 */
export function offeredMethods({ routes }: ServerBuild, path: string): string | undefined {
  const address = { pathname: encodeURI(path) };
  const leaf = matchRoutes(routeTree(routes), address)?.at(-1)?.route;
  const module = leaf?.id !== undefined && leaf.path !== "*" ? routes[leaf.id]?.module : undefined;
  if (!module) return undefined;
  const isRead = "loader" in module || "default" in module;
  const methods = [isRead && "GET, HEAD", "action" in module && "POST", "OPTIONS"];
  return methods.filter(Boolean).join(", ");
}
