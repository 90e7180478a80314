import { pendingKey } from "./pendingKey.ts";

/** Path and query of a page as its address bar shows it, whether the page or its data was asked for. */
export function pagePath(url: URL): string {
  const search = new URLSearchParams(url.search);
  search.delete("_routes");
  search.delete(pendingKey);
  const path = url.pathname.replace(/\.data$/, "");
  const query = search.toString();
  return query ? `${path}?${query}` : path;
}

/**
 * Where a sign-in leads: the screen that was asked for when it is one of the back office, else
 * undefined. Never to another site, whatever the address says.
 */
export function safeNext(next: string | null): string | undefined {
  const here = "http://site.invalid";
  if (!next?.startsWith("/") || !URL.canParse(next, here)) return undefined;
  const url = new URL(next, here);
  if (url.origin !== here || !url.pathname.startsWith("/admin/")) return undefined;
  return url.pathname + url.search;
}
