import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { requestContext } from "#app/context.ts";
import { Refusal } from "./refusal.server.ts";

/** Any unknown path under /api, whatever the method: 404 in JSON (contract 5). */
export function loader({ context }: LoaderFunctionArgs | ActionFunctionArgs): Response {
  return new Refusal(404).toResponse(context.get(requestContext));
}

export const action = loader;
