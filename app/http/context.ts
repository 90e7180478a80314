import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestFacts } from "#app/context.ts";
import { paths } from "#app/paths.ts";

/** One request on its way through the steps, and what they have learned about it. */
export interface Context extends RequestFacts {
  req: IncomingMessage;
  res: ServerResponse;
  url: URL;
  /** The path that the guard checks: decoded, lower case, slashes collapsed, without `.data`. */
  normalizedPath: string;
  area: "api" | "admin" | "site";
}

/** Answers the request (true) or passes it to the next step (false); it never wraps later steps. */
export type Middleware = (context: Context) => boolean | Promise<boolean>;

/**
 * The path by which access rules are decided, normalized so that no spelling evades them: the router matches
 * case-insensitively, decodes, and serves `x.data` for client navigations.
 *
 * @returns undefined when the path is not validly encoded
 */
export function normalizePath(pathname: string): string | undefined {
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
export function isUnder(normalizedPath: string, prefix: string): boolean {
  return normalizedPath === prefix || normalizedPath.startsWith(`${prefix}/`);
}

/** `/api` itself, the page that documents the API, belongs to the site. */
export function areaOf(normalizedPath: string): Context["area"] {
  if (normalizedPath.startsWith("/api/")) return "api";
  return isUnder(normalizedPath, "/admin") ? "admin" : "site";
}

/** The screens of /admin that need no account, since they lead to one. */
export const doors: readonly string[] = [
  paths.admin.login,
  paths.admin.code,
  paths.admin.join(),
  paths.admin.newPassword(),
  paths.admin.forgotten,
  paths.admin.firstAccount,
];

/** What only staff may request: all of /admin but its doors, /api/admin, and uploading. */
export function isGuarded({ area, normalizedPath }: Context): boolean {
  if (area === "admin") return !doors.includes(normalizedPath);
  return isUnder(normalizedPath, "/api/admin") || isUnder(normalizedPath, paths.upload);
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
export function isDataRequest(context: Context): boolean {
  return context.url.pathname.endsWith(".data");
}

/**
 * An address that the guard reads as an endpoint's, and the router as a missing page's: `//api/x`, `/api%2Fx`,
 * or an endpoint's `.data` form for client navigations, which it does not have.
 */
export function isNoEndpoint(context: Context): boolean {
  const { area, url } = context;
  return area === "api" && (isDataRequest(context) || !/^\/api\//i.test(url.pathname));
}
