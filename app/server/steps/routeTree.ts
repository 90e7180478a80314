import type { RouteObject, ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];

/** A build's routes in the form that `matchRoutes` takes: each with the routes below it. */
export function routeTree(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route?.parentId === parentId)
    .map((route) => ({ ...route, children: routeTree(routes, route?.id) }) as RouteObject);
}
