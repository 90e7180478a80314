import type { RouteObject, ServerBuild } from "react-router";
import { areaOf, normalizePath } from "#app/http/context.ts";

type Routes = ServerBuild["routes"];

/**
 * The build with the routes of the public site alone. The framework tries its routes one by one, and comes to
 * the home page last; and no spelling of an address that passes for the site's can reach a guarded route.
 */
export function publicRoutesBuild(build: ServerBuild): ServerBuild {
  const isKept = ([id]: [string, unknown]) => isOfSite(pathOf(id, build.routes));
  const only = <Value>(routes: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(Object.entries(routes).filter(isKept));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}

/** Whether an address, or a route's pattern, belongs to the public site. */
export function isOfSite(path: string): boolean {
  const guardPath = normalizePath(path);
  return guardPath !== undefined && areaOf(guardPath) === "site";
}

/** A route's whole pattern, with those of its parents. */
function pathOf(id: string, routes: Routes): string {
  const route = routes[id];
  if (!route) return "/";
  return `${pathOf(route.parentId ?? "", routes)}/${route.path ?? ""}`;
}

/** A build's routes in the form that `matchRoutes` takes: each with the routes below it. */
export function routeTree(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route?.parentId === parentId)
    .map((route) => ({ ...route, children: routeTree(routes, route?.id) }) as RouteObject);
}
