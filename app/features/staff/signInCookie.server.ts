import { stringifySetCookie } from "cookie";
import { isHttps } from "#app/server/config.ts";
import { tokenCookieName } from "#app/server/http/cookies.ts";

/** Longer than any session, so that a form posted with an expired one can be kept (`rescueForm`). */
const twoWeeks = 14 * 24 * 60 * 60;

/** The `Set-Cookie` of a sign-in (contract 4); the session on the server decides when it ends. */
export function signInCookie(token: string): string {
  return cookie(token, twoWeeks);
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
