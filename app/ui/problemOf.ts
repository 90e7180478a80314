import { isRouteErrorResponse } from "react-router";
import { ConnectionLost } from "#app/connection/ConnectionLost.ts";

/** Which error page an error calls for: no such page, no answer from the site, or a fault of the site. */
export function problemOf(error: unknown): "missing" | "lost" | "fault" {
  if (isRouteErrorResponse(error) && error.status === 404) return "missing";
  return error instanceof ConnectionLost ? "lost" : "fault";
}
