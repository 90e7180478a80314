import { data, Link, redirect } from "react-router";
import { expiredParam, formDraftParam } from "#app/auth/formDraftParams.ts";
import { brand } from "#app/brand.ts";
import { requestContext } from "#app/context.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { preserveRetryAfter } from "#app/forms/retryAfter.ts";
import { failureOf } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { fill } from "#app/i18n/fill.ts";
import { pickTexts, type Translate } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { translateErrors } from "#app/validation/fieldErrors.ts";
import { enter, findKept } from "../enter.server.ts";
import { waitsForFirstAccount } from "../firstAccount.server.ts";
import { firstStepCookie } from "../firstStep.server.ts";
import { type FormSignIn, signInByForm } from "../signInForm.server.ts";
import type { Route } from "./+types/login.ts";
import { LoginForm } from "./LoginForm.tsx";
import { LoginPage } from "./LoginPage.tsx";

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const { staff, lang } = context.get(requestContext);
  // Signed in meanwhile in another tab: this one may have kept a form of its own.
  if (staff) throw redirect((await findKept(searchParams, staff.id)) ?? paths.admin.dashboard);
  if (await waitsForFirstAccount()) throw redirect(paths.admin.firstAccount);
  return {
    reason: reasonOf(searchParams),
    texts: pickTexts(lang, "adminCommon", "adminDoors", "adminLogin", "validation"),
  };
}

function reasonOf(searchParams: URLSearchParams): "pending" | "expired" | undefined {
  if (searchParams.has(formDraftParam)) return "pending";
  return searchParams.has(expiredParam) ? "expired" : undefined;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { clientAddress, t } = info;
  const typed = await readFields(request);
  const email = String(typed.get("email") ?? "");
  try {
    const result = await signInByForm(withFields(request, typed), clientAddress);
    if (result.status === "code") {
      return redirect(paths.admin.code + url.search, {
        status: 303,
        headers: { "Set-Cookie": await firstStepCookie(result.account) },
      });
    }
    if (result.status !== "in") return refuse(result, { email, t });
    return await enter(request, url, result);
  } catch (error) {
    const { status, message } = failureOf(error, info);
    return data<FormResponse>({ message, result: { initialValue: { email } } }, status);
  }
}

/** The request with the fields already read: the platform's own parser throws on bodies that ours accepts. */
function withFields({ url, headers }: Request, body: FormData): Request {
  return new Request(url, {
    method: "POST",
    headers: {
      Cookie: headers.get("Cookie") ?? "",
      "User-Agent": headers.get("User-Agent") ?? "",
    },
    body,
  });
}

interface Typed {
  email: string;
  t: Translate;
}

function refuse(result: Exclude<FormSignIn, { status: "in" | "code" }>, { email, t }: Typed) {
  const answer = (error: Record<string, string[] | null>): FormResponse => ({
    result: { status: "error", initialValue: { email }, error },
  });
  if (result.status === "invalid") return data(answer(translateErrors(result.errors, t)), 400);
  if (result.status === "wrong") {
    return data(answer({ password: [t("api.wrongCredentials")] }), 401);
  }
  const headers = { "Retry-After": String(result.retryAfter) };
  return data(answer({ password: [t("api.tooManyRequests")] }), { status: 429, headers });
}

export const clientAction = formClientAction;

export const headers = preserveRetryAfter;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { adminCommon, adminLogin } = loaderData.texts;
  return [
    { title: fill(adminCommon.pageTitle, { title: adminLogin.pageTitle, name: brand.shortName }) },
    { name: "robots", content: "noindex, nofollow" },
  ];
};

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { reason } = loaderData;
  const texts = useTexts("adminLogin");
  return (
    <LoginPage
      title={fill(texts.title, { name: brand.shortName })}
      subtitle={texts.subtitle}
      notice={reason && texts[reason]}
    >
      <LoginForm answer={actionData} />
      <Link to={paths.admin.forgotten}>{useTexts("adminDoors").forgotten.link}</Link>
    </LoginPage>
  );
}
