import { parseCookie } from "cookie";
import { redirect } from "react-router";
import { paths } from "#app/paths.ts";
import { tokenCookieName } from "#app/server/http/cookies.ts";
import * as Sessions from "../sessions.repo.server.ts";
import { signOutCookie } from "../signInCookie.server.ts";
import type { Route } from "./+types/signOut.ts";

/** A link to "Sair" that somebody opens by hand signs nobody out. */
export function loader() {
  return redirect(paths.admin.dashboard);
}

/** "Sair" (contract 4): ends the session on the server, takes the cookie back, goes to /admin. */
export async function action({ request }: Route.ActionArgs) {
  const token = parseCookie(request.headers.get("Cookie") ?? "")[tokenCookieName()];
  if (token) await Sessions.deleteByToken(token);
  return redirect(paths.admin.login, { status: 303, headers: { "Set-Cookie": signOutCookie() } });
}
