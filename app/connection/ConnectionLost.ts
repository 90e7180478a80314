import { isRouteErrorResponse } from "react-router";

/** What a page that could not be fetched fails with: no connection, or a proxy that found no server. */
export class ConnectionLost extends Error {}

const gatewayStatuses = [502, 503, 504];

/**
 * Whether a request for a page's data failed without any answer of the site's.
 *
 * @param error what the framework says of the request as a whole
 */
export function isNoAnswer(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return gatewayStatuses.includes(error.status);
  // `fetch` throws a TypeError; an answer that was cut off cannot be decoded.
  return error instanceof TypeError || /turbo-stream/.test(String(error));
}
