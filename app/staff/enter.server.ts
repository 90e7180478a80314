import { redirect } from "react-router";
import { formDraftParam, withFormDraft } from "#app/auth/formDraftParams.ts";
import * as FormDrafts from "#app/auth/formDrafts.repo.server.ts";
import { safeNext } from "#app/auth/pagePath.ts";
import * as Sessions from "#app/auth/sessions.repo.server.ts";
import type { Staff } from "#app/context.ts";
import { sessionToken } from "#app/http/cookies.ts";
import { paths } from "#app/paths.ts";
import { signInCookies } from "./signInCookie.server.ts";

/** The answer to a sign-in on a page: its cookies, and the screen that was asked for, with a form that was kept. */
export async function enter(
  request: Request,
  { searchParams }: URL,
  opened: { token: string; staff: Staff },
) {
  // The cookie of an earlier session of this browser is replaced.
  const earlier = sessionToken(request);
  if (earlier) await Sessions.deleteByToken(earlier);
  const asked = safeNext(searchParams.get("next")) ?? paths.admin.projects;
  const headers = signInCookies(request, opened);
  return redirect((await findFormDraft(searchParams, opened.staff.id)) ?? asked, {
    status: 303,
    headers,
  });
}

/** The screen of this person's form that an expired session could not save, with its key. */
export async function findFormDraft(searchParams: URLSearchParams, staffId: number) {
  const key = searchParams.get(formDraftParam);
  const pending = key ? await FormDrafts.findByKey(key, staffId) : undefined;
  const back = pending && safeNext(pending.path);
  return key && back ? withFormDraft(back, key) : undefined;
}
