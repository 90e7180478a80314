import { isRouteErrorResponse } from "react-router";
import { ConnectionLost } from "./ConnectionLost.ts";

/** Which error page an error calls for: no such page, no answer from the site, or a fault of the site. */
export function errorKind(error: unknown): "missing" | "lost" | "fault" {
  if (isRouteErrorResponse(error) && [404, 410].includes(error.status)) return "missing";
  return error instanceof ConnectionLost ? "lost" : "fault";
}

/** What a page says in whose place there was another one (410), with a way on. */
export interface GonePage {
  title: string;
  text: string;
  more: { label: string; to: string };
}

/** The words of a thrown 410. */
export function gonePageOf(error: unknown): GonePage | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 410) return undefined;
  return (error.data as { gone?: GonePage } | null)?.gone;
}
