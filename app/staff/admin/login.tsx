import { data, Link, redirect } from "react-router";
import { expiredParam, formDraftParam } from "#app/auth/formDraftParams.ts";
import * as Passkeys from "#app/auth/passkeys.repo.server.ts";
import { signedPasskeySchema } from "#app/auth/staff.schema.ts";
import { brand } from "#app/brand.ts";
import { type RequestInfo, requestContext } from "#app/context.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import {
  errorResponse,
  failureOf,
  preserveRetryAfter,
} from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { fill } from "#app/i18n/fill.ts";
import { pickTexts, type Translate } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { translateErrors } from "#app/validation/fieldErrors.ts";
import { enter, findFormDraft } from "../enter.server.ts";
import { waitsForFirstAccount } from "../firstAccount.server.ts";
import { firstStepCookie } from "../firstStep.server.ts";
import { endChallenge, findChallenge } from "../passkeyChallenge.server.ts";
import { askForPasskey, type PasskeySite, passkeySiteOf } from "../passkeys.server.ts";
import { signInByPasskey } from "../signInByPasskey.server.ts";
import { deviceOf } from "../signInCookie.server.ts";
import { type FormSignIn, signInByForm } from "../signInForm.server.ts";
import type { Route } from "./+types/login.ts";
import { LoginForm } from "./LoginForm.tsx";
import { LoginPage } from "./LoginPage.tsx";
import { type PasskeyResponse, PasskeySignIn } from "./passkeys/PasskeySignIn.tsx";

export async function loader({ request, url: { searchParams }, context }: Route.LoaderArgs) {
  const { staff, lang } = context.get(requestContext);
  // Signed in meanwhile in another tab: this one may have kept a form of its own.
  if (staff) throw redirect((await findFormDraft(searchParams, staff.id)) ?? paths.admin.dashboard);
  if (await waitsForFirstAccount()) throw redirect(paths.admin.firstAccount);
  const site = passkeySiteOf(request);
  return {
    reason: reasonOf(searchParams),
    // Where nobody has one the button would help nobody.
    hasPasskeys: site !== undefined && (await Passkeys.existsFor(site.rpId)),
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
  const passkey = typed.get("passkey");
  try {
    if (passkey !== null) {
      const site = passkeySiteOf(request);
      if (!site) return errorResponse(400, t("adminLogin.passkey.refused"));
      return await byPasskey(request, url, { signed: String(passkey), site, info });
    }
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

/**
 * The two requests of the button "Entrar com chave de acesso": for something to sign, in this browser and soon, and
 * with what a passkey has signed.
 *
 * @param signed "" for the first
 */
async function byPasskey(
  request: Request,
  url: URL,
  { signed, site, info }: { signed: string; site: PasskeySite; info: RequestInfo },
) {
  const { t, clientAddress } = info;
  const answer = (message: string, init: ResponseInit) => data<PasskeyResponse>({ message }, init);
  if (signed === "") {
    const { options, cookie } = await askForPasskey(site);
    return data<PasskeyResponse>({ options }, { headers: { "Set-Cookie": cookie } });
  }
  const response = signedPasskeySchema.safeParse(signed);
  const challenge = await findChallenge(request, "signIn");
  if (!response.success || !challenge) {
    return answer(t("adminLogin.passkey.tooLate"), { status: 400 });
  }
  const result = await signInByPasskey(
    response.data,
    { challenge, site },
    {
      kind: "page",
      clientAddress,
      device: deviceOf(request),
      userAgent: request.headers.get("User-Agent"),
    },
  );
  if (result.status === "limited") {
    const headers = { "Retry-After": String(result.retryAfter) };
    return answer(t("api.tooManyRequests"), { status: 429, headers });
  }
  if (result.status !== "in") return answer(t("adminLogin.passkey.refused"), { status: 401 });
  const entered = await enter(request, url, result);
  entered.headers.append("Set-Cookie", await endChallenge());
  return entered;
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
  const { reason, hasPasskeys } = loaderData;
  const texts = useTexts("adminLogin");
  return (
    <LoginPage
      title={fill(texts.title, { name: brand.shortName })}
      subtitle={texts.subtitle}
      notice={reason && texts[reason]}
    >
      <LoginForm answer={actionData} />
      {hasPasskeys && <PasskeySignIn />}
      <Link to={paths.admin.forgotten}>{useTexts("adminDoors").forgotten.link}</Link>
    </LoginPage>
  );
}
