import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestInfo } from "#app/context.ts";
import { paths } from "#app/paths.ts";

/** One request on its way through the steps, and what they have learned about it. */
export interface Exchange extends RequestInfo {
  req: IncomingMessage;
  res: ServerResponse;
  url: URL;
  /** The path that the guard checks: decoded, lower case, slashes collapsed, without `.data`. */
  guardPath: string;
  area: "api" | "admin" | "site";
}

/** Answers the request (true) or passes it to the next step (false); it never wraps later steps. */
export type Step = (exchange: Exchange) => boolean | Promise<boolean>;

/**
 * The path by which access rules are decided, normalized so that no spelling evades them: the router matches
 * case-insensitively, decodes, and serves `x.data` for client navigations.
 *
 * @returns undefined when the path is not validly encoded
 */
export function toGuardPath(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname).toLowerCase();
    if (decoded.includes("\0")) return undefined;
    const path = decoded.replace(/[/\\]+/g, "/").replace(/\/?_?\.data$/, "");
    return path.length > 1 ? path.replace(/\/$/, "") : "/";
  } catch {
    return undefined;
  }
}

/** Whether a path is this one or below it. */
export function isUnder(guardPath: string, prefix: string): boolean {
  return guardPath === prefix || guardPath.startsWith(`${prefix}/`);
}

/** `/api` itself, the page that documents the API, belongs to the site. */
export function areaOf(guardPath: string): Exchange["area"] {
  if (guardPath.startsWith("/api/")) return "api";
  return isUnder(guardPath, "/admin") ? "admin" : "site";
}

/** What only staff may request: all of /admin but the login page, /api/admin, and uploading. */
export function isGuarded({ area, guardPath }: Exchange): boolean {
  if (area === "admin") return guardPath !== paths.admin.login;
  return isUnder(guardPath, "/api/admin") || isUnder(guardPath, paths.upload);
}

/** Methods that change nothing. */
export function isSafe(method: string | undefined): boolean {
  return method === "GET" || method === "HEAD" || method === "OPTIONS";
}

/** Methods that only read. */
export function isRead(method: string | undefined): boolean {
  return method === "GET" || method === "HEAD";
}

/** A request by React Router's client for a page's data. */
export function isDataRequest(exchange: Exchange): boolean {
  return exchange.url.pathname.endsWith(".data");
}

/**
 * An address that the guard reads as an endpoint's, and the router as a missing page's: `//api/x`, `/api%2Fx`,
 * or an endpoint's `.data` form for client navigations, which it does not have.
 */
export function isNoEndpoint(exchange: Exchange): boolean {
  const { area, url } = exchange;
  return area === "api" && (isDataRequest(exchange) || !/^\/api\//i.test(url.pathname));
}
