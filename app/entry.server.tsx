import { createHash, randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { requestContext } from "#app/context.ts";
import { paths } from "#app/paths.ts";
import { isUnder } from "#app/server/http/exchange.ts";
import { startLate } from "#app/server/http/lateScripts.ts";
import { pagePolicy } from "#app/server/http/securityHeaders.ts";

/** Renders a page whole, so that a cached one can be sent as ready bytes. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = randomBytes(16).toString("base64url");
  const { html, shellStatus } = await render(request.url, entryContext, nonce);
  // Errors are not kept: they would be endless.
  const keepData = status === 200 ? context.get(requestContext).keepData : undefined;
  const isAtOnce = hasToAct(request, entryContext);
  const page = withScriptHashes(startLate(html, nonce, { keepData, isAtOnce }), nonce);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", pagePolicy(page.hashes));
  // Asks for the speed of the connection: a slow one gets lighter pictures.
  headers.set("Accept-CH", "ECT");
  return new Response(Buffer.from(page.html), { status: shellStatus ?? status, headers });
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

async function render(url: string, entryContext: EntryContext, nonce: string) {
  let shellStatus: number | undefined;
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={entryContext} url={url} nonce={nonce} />,
      {
        nonce,
        onAllReady: () => resolve(buffer(pipe(new PassThrough())).then(String)),
        onShellError: reject,
        onError: () => {
          shellStatus = 500;
        },
      },
    );
  });
  return { html, shellStatus };
}

/**
 * Takes the nonces out and gives the hashes of the inline scripts that had one. Only what the
 * framework wrote carries it, so a script smuggled into the page gets no hash and does not run.
 */
function withScriptHashes({ html, source }: ReturnType<typeof startLate>, nonce: string) {
  const hashes = source ? [hashOf(source)] : [];
  const inline = new RegExp(`<script[^>]* nonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`, "g");
  for (const [, script = ""] of html.matchAll(inline)) {
    if (script) hashes.push(hashOf(script));
  }
  return { html: html.replaceAll(` nonce="${nonce}"`, ""), hashes };
}

function hashOf(script: string): string {
  return createHash("sha256").update(script).digest("base64");
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A visitor's mistake (404, 405) is in the access log; only faults of ours are errors.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  (context as Readonly<RouterContextProvider>)
    .get(requestContext)
    .log.error({ err: error }, "loader, action or page failed");
};
