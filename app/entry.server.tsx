import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { factsContext, outcomeContext } from "#app/context.ts";
import { markedHtml } from "#app/features/approval/markedTexts.ts";
import { carryLanguage } from "#app/head/carryLanguage.server.ts";
import { isUnder } from "#app/http/context.ts";
import { openerPolicy, pagePolicy } from "#app/http/securityHeaders.ts";
import { clientBundleOf } from "#app/hydration/clientBundle.ts";
import { deferHydration } from "#app/hydration/deferredHydration.ts";
import { isLang, langKey } from "#app/i18n/lang.ts";
import { paths } from "#app/paths.ts";
import { DatabaseAwayError } from "#app/platform/errors.ts";
import { hydrationDataContext } from "#app/server/cache/hydrationData.ts";
import { literalLineBreak } from "#app/server/cache/missingPage.ts";

/** Renders a page in full rather than as a stream, so that the cache can store its bytes. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entryContext }: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const handoff = await new Response(serverHandoffStream).text();
  // Without `serverHandoffStream` the router renders the page synchronously, with no Suspense around it.
  const rendered = renderToString(<ServerRouter context={entryContext} url={request.url} />);
  // Error pages are not kept: their number is unbounded.
  const store = status === 200 ? context.get(hydrationDataContext) : undefined;
  const keepData = store && ((script: string) => store(script, headers.has("Expires")));
  // The browser's router would match no route, and put the root's last resort in place of the page.
  const { preview } = context.get(factsContext);
  const named = new URL(request.url).searchParams.get(langKey);
  const isOfSite = preview || !isAdmin(request);
  const sent = isLang(named) && isOfSite ? carryLanguage(rendered, named) : rendered;
  const html = preview?.isMarked ? markedHtml(sent) : sent;
  // Nor does a preview beside a form take time from whoever types there.
  const isHydrated = !literalLineBreak.test(request.url) && !preview?.isStill;
  const page = deferHydration(html, {
    bundle: isHydrated ? clientBundleOf(entryContext, handoff) : undefined,
    keepData,
    eager: hasToAct(request, entryContext),
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Also where somebody signs in: the policy of the document stays while they go on to the screens without another one.
  const frames = { hasOwnFrames: isAdmin(request), isFramed: preview?.isFramed ?? false };
  headers.set("Content-Security-Policy", pagePolicy(page.hashes, frames));
  if (!isAdmin(request)) headers.set(openerPolicy, "unsafe-none");
  // Asks for the `ECT` client hint: slow connections get lighter pictures.
  headers.set("Accept-CH", "ECT");
  return new Response(toBytes(["<!DOCTYPE html>", ...page.html]), { status, headers });
}

let scratch = Buffer.alloc(0);

/** Encodes as UTF-8 into a reused buffer: allocating one costs more than encoding. */
function toBytes(html: readonly string[]): Buffer<ArrayBuffer> {
  const longest = 3 * html.reduce((length, piece) => length + piece.length, 0);
  if (scratch.length < longest) scratch = Buffer.alloc(longest);
  const end = html.reduce((offset, piece) => offset + scratch.write(piece, offset), 0);
  return Buffer.from(scratch.subarray(0, end));
}

/**
 * Whether the page must be hydrated at once: admin screens, answers to a form (they move the focus) and
 * pages with a notice (it becomes a toast).
 */
function hasToAct(request: Request, { staticHandlerContext }: EntryContext): boolean {
  const { flash } = (staticHandlerContext.loaderData.root ?? {}) as { flash?: unknown };
  return request.method !== "GET" || Boolean(flash) || isAdmin(request);
}

function isAdmin({ url }: Request): boolean {
  return isUnder(new URL(url).pathname.toLowerCase(), paths.admin.login);
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Client errors (404, 405) are in the access log; only server faults are logged here.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const known = context as Readonly<RouterContextProvider>;
  const outcome = known.get(outcomeContext);
  if (error instanceof DatabaseAwayError) outcome.away = error;
  // The page of such a fault, which is not sent either, fails without what it needs.
  else if (!outcome.away)
    known.get(factsContext).log.error({ err: error }, "loader, action or page failed");
};
