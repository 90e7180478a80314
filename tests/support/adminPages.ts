import type { RouteConfigEntry } from "@react-router/dev/routes";
import { doors } from "#app/http/context.ts";
import routes from "#app/routes.ts";

/** Paths of the back office that staff alone can open, ids filled in with 1. */
export function adminPages(): string[] {
  return adminPaths(() => true);
}

/** Those of them that have a component, and are shown. */
export function renderedAdminPages(): string[] {
  return adminPaths(({ file }) => file.endsWith(".tsx"));
}

function adminPaths(isWanted: (route: RouteConfigEntry) => boolean): string[] {
  const found = pathsOf(routes, "", isWanted).filter(
    (path) => path.startsWith("/admin/") && !doors.includes(path),
  );
  return [...new Set(found)].map((path) => path.replace("*", "nada").replace(/:\w+\??/g, "1"));
}

function pathsOf(
  entries: readonly RouteConfigEntry[],
  parent: string,
  isWanted: (route: RouteConfigEntry) => boolean,
): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? parent : `${parent}/${entry.path}`;
    const isPage = (entry.path !== undefined || entry.index) && isWanted(entry);
    const own = isPage ? [path || "/"] : [];
    return [...own, ...pathsOf(entry.children ?? [], path, isWanted)];
  });
}
