import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { requestContext } from "#app/context.ts";
import { Refusal } from "./refusal.server.ts";

/** Every path under /api that is none, by whatever method: 404 in JSON (contract 5). */
export function loader({ context }: LoaderFunctionArgs | ActionFunctionArgs): Response {
  return new Refusal(404).toResponse(context.get(requestContext));
}

export const action = loader;
