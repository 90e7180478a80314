import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { type RequestInfo, requestContext } from "#app/context.ts";
import { KeyReusedError } from "#app/db/idempotency.server.ts";
import { DatabaseAwayError, isDiskFull } from "#app/platform/errors.ts";
import type { Endpoint } from "./endpoint.server.ts";
import { Refusal } from "./refusal.server.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof methods)[number];

/** The endpoints of one path, by method. */
export type Endpoints = Partial<Record<Method, Endpoint>>;

/** What answers a method: an endpoint, or something that the OpenAPI description leaves out. */
type Responder = Pick<Endpoint, "respond">;

type Handler<Each> = ((args: LoaderFunctionArgs | ActionFunctionArgs) => Promise<Response>) & {
  endpoints: Partial<Record<Method, Each>>;
};

/**
 * The loader and the action of a JSON resource: HEAD as GET, OPTIONS, 405 with `Allow` for other
 * methods, and a plain answer for faults.
 */
export function resource<Each extends Responder>(
  endpoints: Partial<Record<Method, Each>>,
): { loader: Handler<Each>; action: Handler<Each> } {
  const handle = async ({ request, params, context }: LoaderFunctionArgs | ActionFunctionArgs) => {
    const info = context.get(requestContext);
    const Allow = allowed(endpoints);
    if (request.method === "OPTIONS")
      return new Response(null, { status: 204, headers: { Allow } });
    const method = request.method === "HEAD" ? "GET" : request.method;
    const endpoint = endpoints[method as Method];
    if (!endpoint) return new Refusal(405, { headers: { Allow } }).toResponse(info);
    try {
      return await endpoint.respond(request, params, info);
    } catch (error) {
      return toFault(error, info, method === "GET");
    }
  };
  const handler = Object.assign(handle, { endpoints });
  return { loader: handler, action: handler };
}

function allowed(endpoints: Partial<Record<Method, Responder>>) {
  const offered = methods.filter((method) => endpoints[method]);
  return [...offered, ...(endpoints.GET ? ["HEAD"] : []), "OPTIONS"].join(", ");
}

/**
 * A reused key, a full disk (`listener.ts` logs it), or an internal error: logged in full, answered
 * with only the request's id (contract 5, 9).
 */
function toFault(error: unknown, info: RequestInfo, isRead: boolean): Response {
  if (error instanceof KeyReusedError) {
    return new Refusal(409, { message: "api.keyReused" }).toResponse(info);
  }
  if (isDiskFull(error)) return new Refusal(507).toResponse(info);
  if (error instanceof DatabaseAwayError) {
    const headers = { "Retry-After": "5" };
    return new Refusal(503, {
      headers,
      ...(isRead && { message: "api.databaseSilent" }),
    }).toResponse(info);
  }
  info.log.error({ err: error }, "endpoint failed");
  return new Refusal(500).toResponse(info);
}
