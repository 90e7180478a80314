import type { RouteObject, ServerBuild } from "react-router";
import { areaOf, normalizePath } from "#app/http/context.ts";

type Routes = Record<string, Route | undefined>;

interface Route {
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
}

/**
 * The build with the routes of the public site alone. The framework tries its routes one by one, and comes to
 * the home page last; and no spelling of an address that passes for the site's can reach a guarded route.
 */
export function publicRoutesBuild(build: ServerBuild): ServerBuild {
  const { routes, url, ...assets } = build.assets;
  return {
    ...build,
    routes: siteRoutes(build.routes),
    assets: { ...assets, routes: siteRoutes(routes), url: siteManifest(url) },
  };
}

/** The routes of the public site, in a route table of the framework, with the layouts around them. */
export function siteRoutes<Table extends Routes>(routes: Table): Table {
  const pages = Object.keys(routes).filter(
    (id) => isPage(routes[id]) && isOfSite(pathOf(id, routes)),
  );
  const kept = new Set(pages.flatMap((id) => withParents(id, routes)));
  return Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id))) as Table;
}

/**
 * Where the built route table of the public site is found: a fifth of the whole one, beside which the build
 * writes it (`react-router.config.ts`). None is built while developing.
 */
export function siteManifest(url: string): string {
  return url.replace(/manifest-\w+\.js$/, "site-$&");
}

/** Whether an address, or a route's pattern, belongs to the public site. */
export function isOfSite(path: string): boolean {
  const guardPath = normalizePath(path);
  return guardPath !== undefined && areaOf(guardPath) === "site";
}

/** A layout alone has no address. */
function isPage(route: Route | undefined): boolean {
  return route?.index === true || route?.path !== undefined;
}

function withParents(id: string | undefined, routes: Routes): string[] {
  return id === undefined ? [] : [id, ...withParents(routes[id]?.parentId, routes)];
}

/** A route's whole pattern, with those of its parents. */
function pathOf(id: string, routes: Routes): string {
  const route = routes[id];
  if (!route) return "/";
  return `${pathOf(route.parentId ?? "", routes)}/${route.path ?? ""}`;
}

/** A build's routes in the form that `matchRoutes` takes: each with the routes below it. */
export function routeTree(routes: ServerBuild["routes"], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route?.parentId === parentId)
    .map((route) => ({ ...route, children: routeTree(routes, route?.id) }) as RouteObject);
}
