import { randomBytes } from "node:crypto";
import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { requestContext } from "#app/context.ts";
import { paths } from "#app/paths.ts";
import { keepDataContext } from "#app/server/http/cache/pageData.ts";
import { isUnder } from "#app/server/http/exchange.ts";
import { startLate } from "#app/server/http/lateScripts.ts";
import { pagePolicy } from "#app/server/http/securityHeaders.ts";

/** Renders a page whole, so that a cached one can be sent as ready bytes. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entryContext }: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = randomBytes(16).toString("base64url");
  const handoff = await new Response(serverHandoffStream).text();
  // Without its stream the router renders the page alone: nothing in it is waited for.
  const html = renderToString(
    <ServerRouter context={entryContext} url={request.url} nonce={nonce} />,
  );
  // Errors are not kept: they would be endless.
  const keepData = status === 200 ? context.get(keepDataContext) : undefined;
  const isAtOnce = hasToAct(request, entryContext);
  const page = startLate(html, nonce, { handoff, keepData, isAtOnce });
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", pagePolicy(page.hashes));
  // Asks for the speed of the connection: a slow one gets lighter pictures.
  headers.set("Accept-CH", "ECT");
  return new Response(Buffer.from(`<!DOCTYPE html>${page.html}`), { status, headers });
}

/** Staff's screens do; a page that answers a form puts the focus where it belongs; a notice becomes a toast. */
function hasToAct({ method, url }: Request, { staticHandlerContext }: EntryContext): boolean {
  const { flash } = (staticHandlerContext.loaderData.root ?? {}) as { flash?: unknown };
  return (
    method !== "GET" ||
    Boolean(flash) ||
    isUnder(new URL(url).pathname.toLowerCase(), paths.admin.login)
  );
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A visitor's mistake (404, 405) is in the access log; only faults of ours are errors.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  (context as Readonly<RouterContextProvider>)
    .get(requestContext)
    .log.error({ err: error }, "loader, action or page failed");
};
