import type { LoaderFunctionArgs } from "react-router";
import { requestContext } from "#app/context.ts";
import { json, Refusal } from "../refusal.server.ts";
import { openApiDocument } from "./document.server.ts";

/** `GET /api/openapi.json`. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const info = context.get(requestContext);
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: allow });
  document ??= openApiDocument(info.origin);
  return json(document, 200);
}

/** Made once: neither the endpoints nor the site's origin change while the process runs. */
let document: ReturnType<typeof openApiDocument> | undefined;

const allow = { Allow: "GET, HEAD, OPTIONS" };

export function action({ context }: LoaderFunctionArgs): Response {
  return new Refusal(405, { headers: allow }).toResponse(context.get(requestContext));
}
