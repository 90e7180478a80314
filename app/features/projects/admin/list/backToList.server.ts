import { paths } from "#app/paths.ts";
import { redirectWithFlash } from "#app/ui/flash.server.ts";
import type { Flash } from "#app/ui/flash.ts";

/** Back to the page of the list that a button was pressed on, saying what was done. */
export function backToList(request: Request, url: URL, flash: Flash): Promise<Response> {
  return redirectWithFlash(`${paths.admin.projects}${queryBehind(request, url)}`, flash);
}

/** The list's own query: of this address, or of the page that the form stood on. */
function queryBehind(request: Request, url: URL): string {
  if (url.search) return url.search;
  const referer = request.headers.get("Referer") ?? "";
  if (!URL.canParse(referer)) return "";
  const behind = new URL(referer);
  return behind.pathname === paths.admin.projects ? behind.search : "";
}
