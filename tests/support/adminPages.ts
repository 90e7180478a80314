import type { RouteConfigEntry } from "@react-router/dev/routes";
import { doors } from "#app/http/context.ts";
import routes from "#app/routes.ts";

/** Paths of the back office that staff alone can open, ids filled in with 1. */
export function adminPages(): string[] {
  const found = pathsOf(routes, "").filter(
    (path) => path.startsWith("/admin/") && !doors.includes(path),
  );
  return [...new Set(found)].map((path) => path.replace("*", "nada").replace(/:\w+\??/g, "1"));
}

function pathsOf(entries: readonly RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? parent : `${parent}/${entry.path}`;
    const own = entry.path === undefined && !entry.index ? [] : [path || "/"];
    return [...own, ...pathsOf(entry.children ?? [], path)];
  });
}
