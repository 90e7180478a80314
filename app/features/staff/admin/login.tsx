import { data, redirect } from "react-router";
import { brand } from "#app/brand.ts";
import { requestContext } from "#app/context.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { keepRetryAfter } from "#app/forms/retryAfter.ts";
import { failureOf } from "#app/forms/saving/failureAnswer.server.ts";
import type { FormAnswer } from "#app/forms/saving/formAnswer.ts";
import { keepForm } from "#app/forms/saving/keepForm.ts";
import { fill } from "#app/i18n/fill.ts";
import { pickTexts, type Translate } from "#app/i18n/texts.server.ts";
import { paths } from "#app/paths.ts";
import { sessionToken } from "#app/server/http/cookies.ts";
import { translateErrors } from "#app/validation/fieldErrors.ts";
import { safeNext } from "../pagePath.ts";
import * as PendingForms from "../pendingForms.repo.server.ts";
import { expiredMark, pendingKey, withPending } from "../pendingKey.ts";
import * as Sessions from "../sessions.repo.server.ts";
import { signInCookie } from "../signInCookie.server.ts";
import { type FormSignIn, signInByForm } from "../signInForm.server.ts";
import type { Route } from "./+types/login.ts";
import { LoginForm } from "./LoginForm.tsx";
import { LoginPage } from "./LoginPage.tsx";

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const { staff, lang } = context.get(requestContext);
  // Signed in meanwhile in another tab: this one may have kept a form of its own.
  if (staff) throw redirect((await findKept(searchParams, staff.id)) ?? paths.admin.dashboard);
  return {
    reason: reasonOf(searchParams),
    texts: pickTexts(lang, "adminCommon", "adminLogin", "validation"),
  };
}

function reasonOf(searchParams: URLSearchParams): "pending" | "expired" | undefined {
  if (searchParams.has(pendingKey)) return "pending";
  return searchParams.has(expiredMark) ? "expired" : undefined;
}

export async function action({ request, url: { searchParams }, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { clientAddress, log, t } = info;
  const typed = await readFields(request);
  const email = String(typed.get("email") ?? "");
  try {
    const result = await signInByForm(withFields(request, typed), clientAddress);
    if (result.status !== "in") return refuse(result, { email, t });
    log.info({ staffId: result.staff.id }, "signed in");
    // The cookie of an earlier session of this browser is replaced.
    const earlier = sessionToken(request);
    if (earlier) await Sessions.deleteByToken(earlier);
    const asked = safeNext(searchParams.get("next")) ?? paths.admin.projects;
    return redirect((await findKept(searchParams, result.staff.id)) ?? asked, {
      status: 303,
      headers: { "Set-Cookie": signInCookie(result.token) },
    });
  } catch (error) {
    const { status, message } = failureOf(error, info);
    return data<FormAnswer>({ message, result: { initialValue: { email } } }, status);
  }
}

/** The request with the fields already read: the platform's own parser throws on bodies that ours accepts. */
function withFields({ url, headers }: Request, body: FormData): Request {
  return new Request(url, {
    method: "POST",
    headers: { Cookie: headers.get("Cookie") ?? "" },
    body,
  });
}

/** The screen of this person's form that an expired session could not save, with its key. */
async function findKept(searchParams: URLSearchParams, staffId: number) {
  const key = searchParams.get(pendingKey);
  const pending = key ? await PendingForms.findByKey(key, staffId) : undefined;
  const back = pending && safeNext(pending.path);
  return key && back ? withPending(back, key) : undefined;
}

interface Typed {
  email: string;
  t: Translate;
}

function refuse(result: Exclude<FormSignIn, { status: "in" }>, { email, t }: Typed) {
  const answer = (error: Record<string, string[] | null>): FormAnswer => ({
    result: { status: "error", initialValue: { email }, error },
  });
  if (result.status === "invalid") return data(answer(translateErrors(result.errors, t)), 400);
  if (result.status === "wrong") {
    return data(answer({ password: [t("api.wrongCredentials")] }), 401);
  }
  const headers = { "Retry-After": String(result.retryAfter) };
  return data(answer({ password: [t("api.tooManyRequests")] }), { status: 429, headers });
}

export const clientAction = keepForm;

export const headers = keepRetryAfter;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { adminCommon, adminLogin } = loaderData.texts;
  return [
    { title: fill(adminCommon.pageTitle, { title: adminLogin.pageTitle, name: brand.shortName }) },
    { name: "robots", content: "noindex, nofollow" },
  ];
};

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LoginPage reason={loaderData.reason}>
      <LoginForm answer={actionData} />
    </LoginPage>
  );
}
