import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { type RequestInfo, requestContext } from "#app/context.ts";
import { refuse, refuseMethod } from "./answer.ts";
import { type KeepData, keepDataContext } from "./cache/pageData.ts";
import { type Exchange, isDataOfEndpoint, isSafe, type Step } from "./exchange.ts";
import { BodyTimeoutError, BodyTooLargeError, readBody } from "./requestBody.ts";
import { sendOnce } from "./send.ts";

/** React Router's loaders, actions and pages, for one request. */
export type Renderer = (
  request: Request,
  info: RequestInfo,
  keepData?: KeepData,
) => Promise<Response>;

/**
 * @param loadBuild the build; in development it is asked for with each request, which gives the
 *   newest one. The framework works out its table of routes anew for every build that it is given.
 */
export function createRenderer(
  loadBuild: () => Promise<ServerBuild>,
  mode: "production" | "development",
): Renderer {
  const handlerOf = (build: ServerBuild) => createRequestHandler(build, mode);
  const once = mode === "production" ? loadBuild().then(handlerOf) : undefined;
  return async (request, info, keepData) => {
    const handle = await (once ?? loadBuild().then(handlerOf));
    const context = new RouterContextProvider();
    context.set(requestContext, info);
    context.set(keepDataContext, keepData);
    return handle(request, context);
  };
}

/** The last step: what no step before has answered. */
export function framework(render: Renderer): Step {
  return async (exchange) => {
    const { req, area } = exchange;
    const methods = area === "api" ? endpointMethods : pageMethods;
    if (!methods.includes(req.method ?? "")) return refuseMethod(exchange, methods.join(", "));
    // The framework has no page for it; endpoints tell for themselves what they offer.
    if (req.method === "OPTIONS" && area !== "api") return answerOptions(exchange);
    if (isDataOfEndpoint(exchange)) return refuse(exchange, 404, "api.notFound");
    const request = await toRequest(exchange);
    if (request) await send(exchange, await render(request, exchange));
    return true;
  };
}

/** What forms send; the framework would take any other method for a POST. */
const pageMethods = ["GET", "HEAD", "POST", "OPTIONS"];
/** Those that some endpoint knows; fetch can not even express some others, such as TRACE. */
const endpointMethods = [...pageMethods, "PUT", "PATCH", "DELETE"];

function answerOptions({ res }: Exchange): true {
  res.writeHead(204, { Allow: pageMethods.join(", ") }).end();
  return true;
}

/** Node's fetch asks for it where a body streams; the DOM's types do not know it. */
const halfDuplex = { duplex: "half" } as RequestInit;

/** The request for the framework; undefined when its body was refused and the answer is sent. */
async function toRequest(exchange: Exchange): Promise<Request | undefined> {
  const { req, res, url } = exchange;
  const streamed = createRequest(req, res, { protocol: url.protocol, host: url.host });
  const headers = new Headers(streamed.headers);
  // Our own, stricter check has passed; the framework's would compare with the inner host.
  headers.delete("Origin");
  // HEAD is GET whose body is not sent: only so do its headers tell the body's length and ETag.
  const method = req.method === "HEAD" ? "GET" : (req.method ?? "GET");
  const init = { headers, method, signal: streamed.signal };
  if (isSafe(req.method)) return new Request(url, init);
  // Only staff send files; a guest's form of any type is an ordinary body with its limits.
  if (exchange.staff && headers.get("Content-Type")?.startsWith("multipart/")) {
    return new Request(url, { ...init, body: streamed.body, ...halfDuplex });
  }
  // Unread it would hold the body back from whoever reads it, or swallows it after a refusal.
  void streamed.body?.cancel();
  try {
    return new Request(url, { ...init, body: new Uint8Array(await readBody(req)) });
  } catch (error) {
    if (error instanceof BodyTooLargeError) refuse(exchange, 413, "api.tooLarge");
    else if (error instanceof BodyTimeoutError) refuse(exchange, 408, "api.timeout");
    else throw error;
    return undefined;
  }
}

async function send(exchange: Exchange, response: Response) {
  const { res } = exchange;
  if (response.headers.get("Content-Disposition")?.startsWith("attachment")) {
    return sendResponse(res, response);
  }
  // The framework's own refusal of a method names none that is offered: a page without an action, or a
  // file without a page, for which it has an answer in English only.
  if (response.status === 405 && !response.headers.has("Allow")) {
    const isFile = response.headers.get("Content-Type")?.startsWith("application/json");
    if (isFile) return void refuseMethod(exchange, "GET, HEAD");
    res.setHeader("Allow", "GET, HEAD");
  }
  res.setHeader("Cache-Control", cacheControl(exchange));
  await sendOnce(exchange, {
    status: response.status,
    headers: [...response.headers],
    body: new Uint8Array(await response.arrayBuffer()),
  });
}

/** What was rendered for one person is theirs; what staff see is never kept. */
function cacheControl({ area, staff }: Exchange) {
  return area === "admin" || staff ? "no-store" : "private, no-cache";
}
