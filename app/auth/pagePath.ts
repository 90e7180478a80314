import { deletedParam, formDraftParam } from "./formDraftParams.ts";

/**
 * Path and query of a page as shown in the address bar, for a request for the page or for its data. The key
 * of a kept form stays in it: an expired session must not cut it off.
 */
export function pagePath(url: URL): string {
  return pathWithout(url, ["_routes"]);
}

/** The same for the screen of a form that is kept anew, under a key of its own. */
export function formDraftPath(url: URL): string {
  return pathWithout(url, ["_routes", formDraftParam, deletedParam]);
}

function pathWithout(url: URL, parameters: readonly string[]): string {
  const search = new URLSearchParams(url.search);
  for (const parameter of parameters) search.delete(parameter);
  const path = url.pathname.replace(/\.data$/, "");
  const query = search.toString();
  return query ? `${path}?${query}` : path;
}

/**
 * Where a sign-in leads: the requested screen if it belongs to the back office, else undefined. Never to
 * another site, whatever the parameter says. The router, and so this, matches case-insensitively.
 */
export function safeNext(next: string | null): string | undefined {
  const here = "http://site.invalid";
  if (!next?.startsWith("/") || !URL.canParse(next, here)) return undefined;
  const url = new URL(next, here);
  if (url.origin !== here || !/^\/admin\//i.test(url.pathname)) return undefined;
  return url.pathname + url.search;
}
