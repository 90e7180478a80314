import { isRouteErrorResponse } from "react-router";

/** The error of a page that could not be fetched: no connection, or a proxy without a server behind it. */
export class ConnectionLost extends Error {}

const gatewayStatuses = [502, 503, 504];

/**
 * Whether a request for a page's data failed without any answer from the site.
 *
 * @param error the framework's error for the request as a whole
 */
export function isNoResponse(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return gatewayStatuses.includes(error.status);
  // `fetch` throws a TypeError; a truncated answer cannot be decoded.
  return error instanceof TypeError || /turbo-stream/.test(String(error));
}
