import type { EntryContext } from "react-router";

/** What hydrates a page. */
export interface ClientBundle {
  /** Source text of the hydration entry, a module. */
  source: string;
  /** URLs of all modules that it needs, to be fetched at once. */
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
  const modules = routes.flatMap(({ parts, imports }) => [...parts, ...imports]);
  return {
    source: sourceOf(routes, manifest),
    modules: [
      ...new Set([manifest.url, manifest.entry.module, ...manifest.entry.imports, ...modules]),
    ],
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
  const modules = routes.map(({ id, parts: own }) => {
    return `${literal(id)}:{${own.map((part) => `...parts[${parts.indexOf(part)}]`)}}`;
  });
  const load = (module: string) => `await import(${literal(module)})`;
  const first = [hmr?.runtime, url, ...entry.imports].filter((module) => module !== undefined);
  return [
    // One by one, what the others need first: each runs in a task of its own, between which a phone draws and answers.
    "const load = async () => {",
    ...first.map((module) => `${load(module)};`),
    `const parts = [${parts.map(load)}];`,
    `window.__reactRouterRouteModules = {${modules}};`,
    `${load(entry.module)};`,
    "};",
    // `loadBundle.ts` reports it.
    `load().catch((error) => { dispatchEvent(new Event("unloadable")); throw error; });`,
  ].join("\n");
}

/** As JavaScript; `<` is escaped, so that no value can close the script element. */
export function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
