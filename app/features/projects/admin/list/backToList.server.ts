import { createContext, type RouterContextProvider, redirect } from "react-router";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import type { Flash } from "#app/flash/flash.ts";
import { paths } from "#app/paths.ts";

/** Redirects to the page of the list on which a button was pressed, with a notice of the result. */
export function backToList(request: Request, url: URL, flash: Flash): Promise<Response> {
  return redirectWithFlash(`${paths.admin.projects}${queryBehind(request, url)}`, flash);
}

type Context = Readonly<RouterContextProvider>;

const isRenderedHere = createContext(false);

/** Call in an action of the list: its address then renders a page that says why nothing was done. */
export function renderAtOwnUrl(context: Context): void {
  context.set(isRenderedHere, true);
}

/** The loader of an action's address: a plain visit, as after a sign-in, redirects to the list. */
export function leaveForList({ context }: { context: Context }): null {
  if (!context.get(isRenderedHere)) throw redirect(paths.admin.projects);
  return null;
}

/** The list's query: of this address, or of the page that contained the form. */
function queryBehind(request: Request, url: URL): string {
  if (url.search) return url.search;
  const referer = request.headers.get("Referer") ?? "";
  if (!URL.canParse(referer)) return "";
  const behind = new URL(referer);
  return behind.pathname === paths.admin.projects ? behind.search : "";
}
