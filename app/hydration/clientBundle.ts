import type { EntryContext } from "react-router";

/** What hydrates a page. */
export interface ClientBundle {
  /** Source text of the hydration entry, a module. */
  source: string;
  /** URLs of the modules that it imports, what others need first. */
  modules: string[];
  /** The script that hands the page's data over to the entry. */
  data: string;
}

/**
 * The client bundle that the framework's `<Scripts>` would write into the page, where it would run at once and be
 * indistinguishable from an injected script.
 *
 * @param handoff the page's data as serialized by the framework
 */
export function clientBundleOf(entry: EntryContext, handoff: string): ClientBundle {
  const { manifest, serverHandoffString, staticHandlerContext } = entry;
  // Also the routes below one that has failed: without their modules the framework would hydrate nothing.
  const routes = staticHandlerContext.matches.map(({ route: { id } }) => {
    const route = manifest.routes[id];
    if (!route) throw new Error(`No route "${id}" in the manifest`);
    return { id, imports: route.imports ?? [], parts: partsOf(route) };
  });
  const { hmr, url, entry: last } = manifest;
  const first = [hmr?.runtime, url].filter((module) => module !== undefined);
  const modules = routes.flatMap(({ parts, imports }) => [...imports, ...parts]);
  return {
    source: sourceOf(routes, manifest),
    modules: [...new Set([...first, ...last.imports, ...modules, last.module])],
    data: `window.__reactRouterContext = ${serverHandoffString};window.__reactRouterContext.stream = new Response(${literal(handoff)}).body;`,
  };
}

type Manifest = EntryContext["manifest"];
type RouteEntry = NonNullable<Manifest["routes"][string]>;

/** The modules that a route is split into. */
function partsOf(route: RouteEntry): string[] {
  const { clientActionModule, clientLoaderModule, clientMiddlewareModule, module } = route;
  return [clientActionModule, clientLoaderModule, clientMiddlewareModule, module].filter(
    (part) => part !== undefined,
  );
}

function sourceOf(routes: { id: string; parts: string[] }[], { url, hmr, entry }: Manifest) {
  const parts = [...new Set(routes.flatMap((route) => route.parts))];
  const names = new Map(parts.map((part, index) => [part, `part${index}`]));
  const modules = routes.map(
    ({ id, parts }) => `${literal(id)}:{${parts.map((part) => `...${names.get(part)}`)}}`,
  );
  return [
    ...[hmr?.runtime, url].filter(Boolean).map((each) => `import ${literal(each)};`),
    ...parts.map((part) => `import * as ${names.get(part)} from ${literal(part)};`),
    `window.__reactRouterRouteModules = {${modules}};`,
    // The script element tells of a static import that fails, but not of this one (`loadBundle.ts`).
    `import(${literal(entry.module)}).catch((error) => { dispatchEvent(new Event("unloadable")); throw error; });`,
  ].join("\n");
}

/** As JavaScript; `<` is escaped, so that no value can close the script element. */
export function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
