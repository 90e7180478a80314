import { parseCookie, stringifySetCookie } from "cookie";
import { deviceCookie, deviceCookieName } from "#app/auth/deviceCookie.server.ts";
import type { Staff } from "#app/context.ts";
import { tokenCookieName } from "#app/http/cookies.ts";
import { isHttps } from "#app/platform/config.ts";

/** Longer than any session, so that a form posted with an expired one can be kept (`saveFormDraft`). */
const twoWeeks = 14 * 24 * 60 * 60;

/**
 * The cookies of a sign-in (contract 4): its token, whose session on the server decides when it ends, and the
 * one by which the browser stays known to the account.
 */
export function signInCookies(request: Request, { token, staff }: SignedIn): Headers {
  const headers = new Headers();
  headers.append("Set-Cookie", cookie(token, twoWeeks));
  headers.append("Set-Cookie", deviceCookie(deviceOf(request), staff.email));
  return headers;
}

interface SignedIn {
  token: string;
  staff: Staff;
}

/** The browser's device cookie, if it has one. */
export function deviceOf(request: Request): string | undefined {
  return parseCookie(request.headers.get("Cookie") ?? "")[deviceCookieName()];
}

/** The `Set-Cookie` of a sign-out. */
export function signOutCookie(): string {
  return cookie("", 0);
}

function cookie(token: string, maxAge: number) {
  return stringifySetCookie(tokenCookieName(), token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isHttps(),
    maxAge,
  });
}
