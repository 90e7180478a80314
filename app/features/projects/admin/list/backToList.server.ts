import { createContext, type RouterContextProvider, redirect } from "react-router";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import type { Flash } from "#app/flash/flash.ts";
import { paths } from "#app/paths.ts";

/** Back to the page of the list that a button was pressed on, saying what was done. */
export function backToList(request: Request, url: URL, flash: Flash): Promise<Response> {
  return redirectWithFlash(`${paths.admin.projects}${queryBehind(request, url)}`, flash);
}

type Context = Readonly<RouterContextProvider>;

const isAnswering = createContext(false);

/** Call in an action of the list: its address is then a page, which says why nothing was done. */
export function answerAtOwnAddress(context: Context): void {
  context.set(isAnswering, true);
}

/** The loader of an action's address: who only comes there, as after a sign-in, finds the list. */
export function leaveForList({ context }: { context: Context }): null {
  if (!context.get(isAnswering)) throw redirect(paths.admin.projects);
  return null;
}

/** The list's own query: of this address, or of the page that the form stood on. */
function queryBehind(request: Request, url: URL): string {
  if (url.search) return url.search;
  const referer = request.headers.get("Referer") ?? "";
  if (!URL.canParse(referer)) return "";
  const behind = new URL(referer);
  return behind.pathname === paths.admin.projects ? behind.search : "";
}
