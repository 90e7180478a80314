import { setImmediate } from "node:timers/promises";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { factsContext, outcomeContext, type RequestFacts } from "#app/context.ts";
import { runWithDatabase } from "#app/db/connection.server.ts";
import { runAs } from "#app/db/history/actor.server.ts";
import { type Context, isNoEndpoint, isSafe, type Middleware } from "#app/http/context.ts";
import { askForBody } from "#app/http/expectedBody.ts";
import {
  BodyTimeoutError,
  BodyTooLargeError,
  halfDuplex,
  readBody,
} from "#app/http/requestBody.ts";
import { respond, sendError, sendMethodNotAllowed, sendOfferedMethods } from "#app/http/respond.ts";
import { paths } from "#app/paths.ts";
import type { DatabaseAwayError } from "#app/platform/errors.ts";
import { Queue } from "#app/platform/limits/queue.ts";
import { hydrationDataContext, type StoreHydrationData } from "../cache/hydrationData.ts";
import { offeredMethods } from "./offeredMethods.ts";
import { isOfSite, publicRoutesBuild } from "./publicRoutesBuild.ts";

/** React Router's loaders, actions and pages, for one request. */
export type Renderer = (
  request: Request,
  facts: RequestFacts,
  keepData?: StoreHydrationData,
) => Promise<Response>;

/**
 * @param loadBuild returns the build; in development it is called for each request, to get the newest one.
 *   The framework computes its route table again for every build that it is given.
 */
export function createRenderer(
  loadBuild: () => Promise<ServerBuild>,
  mode: "production" | "development",
): Renderer {
  const handlersOf = (build: ServerBuild) => ({
    site: createRequestHandler(publicRoutesBuild(build), mode),
    all: createRequestHandler(build, mode),
  });
  const once = mode === "production" ? loadBuild().then(handlersOf) : undefined;
  const run: Renderer = async (request, facts, keepData) => {
    const handlers = await (once ?? loadBuild().then(handlersOf));
    // A notice may lead staff from the site into the back office, whose routes visitors' browsers do not know.
    const isVisit = !facts.staff && isOfSite(new URL(request.url).pathname);
    const handle = isVisit ? handlers.site : handlers.all;
    const context = new RouterContextProvider();
    context.set(factsContext, facts);
    context.set(hydrationDataContext, keepData);
    const outcome: { away?: DatabaseAwayError } = {};
    context.set(outcomeContext, outcome);
    const answer = () => handle(request, context);
    // Innermost, so that nothing of the past outlasts this request.
    const response = await (facts.past ? runWithDatabase(facts.past.database, answer) : answer());
    if (!outcome.away) return response;
    // Not the page of a fault: 503, and it may be tried again.
    await response.body?.cancel();
    throw outcome.away;
  };
  return (request, facts, keepData) => {
    // Actions may wait for a body, and are rare.
    if (!isSafe(request.method)) return run(request, facts, keepData);
    return (facts.staff ? staffReads : reads).run(async () => {
      await setImmediate();
      // The client has left meanwhile.
      if (request.signal.aborted) return new Response(null, { status: 503 });
      return run(request, facts, keepData);
    });
  };
}

/**
 * Reads run in turn, between turns of the event loop: the database answers synchronously, so that a burst of
 * them would otherwise hold up everything else, even pages in memory, until the last is rendered. Of
 * visitors' reads, most of which are in memory, about a second's work may wait; nobody waits for longer.
 */
const reads = new Queue({ slots: 2, waiting: 100 });
const staffReads = new Queue({ slots: 2 });

/** How many reads wait for their turn. */
export function waitingReads(): number {
  return reads.waiting + staffReads.waiting;
}

/** The last step: handles whatever no earlier step has answered. */
export function framework(render: Renderer, loadBuild: () => Promise<ServerBuild>): Middleware {
  return async (exchange) => {
    const { req, area } = exchange;
    if (isNoEndpoint(exchange)) return sendError(exchange, 404, "api.notFound");
    const methods = area === "api" ? endpointMethods : pageMethods;
    if (methods.includes(req.method ?? "")) {
      const request = await toRequest(exchange);
      if (request) await send(exchange, await renderAs(exchange, () => render(request, exchange)));
      return true;
    }
    const offered = await (area === "api"
      ? endpointOffers(exchange, render)
      : loadBuild().then((build) => offeredMethods(build, exchange.normalizedPath)));
    if (offered === undefined) return answerMissing(exchange, render);
    return sendOfferedMethods(exchange, offered);
  };
}

/** What a request changes is changed by its sender; one that only reads needs to name nobody. */
function renderAs({ req, staff, area }: Context, render: () => Promise<Response>) {
  if (isSafe(req.method) || !staff) return render();
  const actor = { id: staff.id, name: staff.name };
  return runAs({ staff: actor, origin: area === "api" ? "api" : "page" }, render);
}

/** The methods that the framework handles for pages; it would treat any other as a POST. */
const pageMethods = ["GET", "HEAD", "POST"];
/** The methods of endpoints; `fetch` cannot even represent some others, such as TRACE. */
const endpointMethods = [...pageMethods, "OPTIONS", "PUT", "PATCH", "DELETE"];

/** What an endpoint itself answers to OPTIONS; undefined where there is none. */
async function endpointOffers(exchange: Context, render: Renderer) {
  const answer = await render(new Request(exchange.url, { method: "OPTIONS" }), exchange);
  return answer.headers.get("Allow") ?? undefined;
}

/** Answers a request for an address that does not exist. */
async function answerMissing(exchange: Context, render: Renderer) {
  if (exchange.area === "api") return sendError(exchange, 404, "api.notFound");
  await send(exchange, await render(new Request(exchange.url), exchange));
  return true;
}

/**
 * Keeps the request that learns of the client's leave for as long as the exchange. The framework's own only
 * follows its signal, which does not keep it: collected as garbage during a long upload, it would tell of
 * nothing, and a client that leaves would be logged as a fault of the site.
 */
const followed = new WeakMap<Context, Request>();

/** The request for the framework; undefined when its body was refused and the answer is sent. */
async function toRequest(exchange: Context): Promise<Request | undefined> {
  const { req, res, url } = exchange;
  // An absolute target (`GET http://host/x`) would be appended to the origin.
  req.url = url.pathname + url.search;
  const streamed = createRequest(req, res, { protocol: url.protocol, host: url.host });
  followed.set(exchange, streamed);
  const headers = new Headers(streamed.headers);
  // The site's own, stricter check has passed; the framework's would compare with the internal host.
  headers.delete("Origin");
  // HEAD runs as GET, its body dropped later: only then do the headers have the right length and ETag.
  const method = req.method === "HEAD" ? "GET" : (req.method ?? "GET");
  const init = { headers, method, signal: streamed.signal };
  if (isSafe(req.method)) return new Request(url, init);
  // Only staff may send files, with the forms of the admin; any other body is an ordinary one with its limits.
  if (isAdminForm(exchange)) {
    askForBody(req);
    return new Request(url, { ...init, body: streamed.body, ...halfDuplex });
  }
  // Left unread, this stream would compete with `readBody` for the body, or for the bytes after a refusal. Whose
  // sender has left is broken already: a rejection that nobody handles would end the process.
  streamed.body?.cancel().catch(() => undefined);
  try {
    return new Request(url, { ...init, body: new Uint8Array(await readBody(req)) });
  } catch (error) {
    if (error instanceof BodyTooLargeError) sendError(exchange, 413, "api.tooLarge");
    else if (error instanceof BodyTimeoutError) sendError(exchange, 408, "api.timeout");
    else throw error;
    return undefined;
  }
}

function isAdminForm({ req, staff, area }: Context): boolean {
  const type = req.headers["content-type"] ?? "";
  return staff !== null && area === "admin" && /^multipart\/form-data\b/i.test(type);
}

/** What a page or a file without an action offers. */
const readOnly = "GET, HEAD, OPTIONS";

async function send(exchange: Context, response: Response) {
  const { res } = exchange;
  if (response.headers.get("Content-Disposition")?.startsWith("attachment")) {
    return sendResponse(res, response);
  }
  // The framework's own 405 lacks `Allow`: for a page without an action, or for a resource route without a
  // page, where its answer is also in English only.
  if (response.status === 405 && !response.headers.has("Allow")) {
    const isFile = response.headers.get("Content-Type")?.startsWith("application/json");
    if (isFile) return void sendMethodNotAllowed(exchange, readOnly);
    res.setHeader("Allow", readOnly);
  }
  res.setHeader("Cache-Control", cacheControl(exchange));
  await respond(exchange, {
    status: response.status,
    headers: [...response.headers],
    body: new Uint8Array(await response.arrayBuffer()),
  });
}

/** Answers rendered for one person are private; what staff see is never stored, nor what a post is answered. */
function cacheControl({ area, staff, req, normalizedPath }: Context) {
  const isPrivate = area === "admin" || staff || normalizedPath === paths.approval();
  return isPrivate || !isSafe(req.method) ? "no-store" : "private, no-cache";
}
