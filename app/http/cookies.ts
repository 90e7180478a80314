import type { IncomingMessage } from "node:http";
import { parseCookie } from "cookie";
import { isHttps } from "#app/platform/config.ts";

/** The value of the request's cookie with that name. */
export function readCookie(req: IncomingMessage, name: string): string | undefined {
  return parseCookie(req.headers.cookie ?? "")[name];
}

/** The same in a loader or an action. */
export function cookieOf(request: Request, name: string): string | undefined {
  return parseCookie(request.headers.get("Cookie") ?? "")[name];
}

/** The sign-in cookie's token, as the browser sends it. */
export function sessionToken(request: Request): string | undefined {
  return cookieOf(request, tokenCookieName());
}

/** Brings an approval link's token to the files of its draft, and nowhere else. */
export const approvalCookieName = "aprovacao";

/** Name of the sign-in cookie (contract 4): bound to the host where the site uses https. */
export function tokenCookieName(): "token" | "__Host-token" {
  return isHttps() ? "__Host-token" : "token";
}
