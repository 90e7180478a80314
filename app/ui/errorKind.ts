import { isRouteErrorResponse } from "react-router";
import { ConnectionLost } from "./ConnectionLost.ts";

/** Which error page an error calls for: no such page, no answer from the site, or a fault of the site. */
export function errorKind(error: unknown): "missing" | "lost" | "fault" {
  if (isRouteErrorResponse(error) && [404, 410].includes(error.status)) return "missing";
  return error instanceof ConnectionLost ? "lost" : "fault";
}
