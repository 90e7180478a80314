import { isRouteErrorResponse } from "react-router";

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
