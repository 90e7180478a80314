import { redirect } from "react-router";
import * as SecurityEvents from "#app/auth/securityEvents.repo.server.ts";
import * as Sessions from "#app/auth/sessions.repo.server.ts";
import { requestContext } from "#app/context.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { accountField, deleteCopiesOf } from "#app/forms/browserCopies/copies.ts";
import { forgetUploads } from "#app/forms/files/begunUploads.ts";
import { sessionToken } from "#app/http/cookies.ts";
import { paths } from "#app/paths.ts";
import { signOutCookie } from "../signInCookie.server.ts";
import type { Route } from "./+types/signOut.ts";

/** Opening the address of "Sair" by hand (a GET) does not sign out. */
export function loader() {
  return redirect(paths.admin.dashboard);
}

/**
 * "Sair" (contract 4): ends the session on the server, deletes the cookie, redirects to /admin. On a full
 * disk the browser is signed out all the same, with a notice that the session could not be ended.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const token = sessionToken(request);
  try {
    if (token) await Sessions.deleteByToken(token);
    if (info.staff) {
      await SecurityEvents.record({
        event: "signOut",
        staffId: info.staff.id,
        clientAddress: info.clientAddress,
      });
    }
  } catch (error) {
    // An error even on a full disk, where a failed save is none: the session goes on.
    info.log.error({ err: error }, "session not ended");
    const message = info.t("adminLogin.notEnded");
    const answer = await redirectWithFlash(paths.admin.login, { type: "warning", message });
    answer.headers.append("Set-Cookie", signOutCookie());
    return answer;
  }
  return redirect(paths.admin.login, { status: 303, headers: { "Set-Cookie": signOutCookie() } });
}

/** What the account typed and the site never got goes from this browser too, unless "Sair" does not get through. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const account = (await request.clone().formData()).get(accountField);
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) {
      forgetUploads("all");
      // Without a store there is nothing to delete.
      await deleteCopiesOf(String(account)).catch(() => undefined);
    }
    throw error;
  }
}
