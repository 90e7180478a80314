import { parseWithZod } from "@conform-to/zod/v4";
import { data, Outlet } from "react-router";
import * as Passkeys from "#app/auth/passkeys.repo.server.ts";
import * as SecurityEvents from "#app/auth/securityEvents.repo.server.ts";
import * as Sessions from "#app/auth/sessions.repo.server.ts";
import * as StaffAccounts from "#app/auth/staff.repo.server.ts";
import { alertsSchema, nameSchema, passwordChangeSchema } from "#app/auth/staff.schema.ts";
import * as TwoStep from "#app/auth/twoStep.repo.server.ts";
import { type RequestInfo, requestContext, type Staff } from "#app/context.ts";
import { isMailSetUp } from "#app/features/contact/mail/transport.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import {
  errorResponse,
  failureResponse,
  preserveRetryAfter,
} from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { OwnForm } from "#app/forms/typed/TypedForm.tsx";
import { endTyped, loadTyped, sentBy } from "#app/forms/typed/typedForms.server.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { sessionToken } from "#app/http/cookies.ts";
import { dateTime } from "#app/i18n/dateTime.ts";
import { fill } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/limits/eventLimit.ts";
import { AdminPage } from "#app/ui/AdminPage.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { translateErrors } from "#app/validation/fieldErrors.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import { browserNameOf } from "../browserName.server.ts";
import { changePassword } from "../changePassword.server.ts";
import { passkeySiteOf } from "../passkeys.server.ts";
import type { Route } from "./+types/account.ts";
import { AlertsForm, alertsMarker } from "./AlertsForm.tsx";
import styles from "./account.module.css";
import { NameForm } from "./NameForm.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { PasskeyList } from "./passkeys/PasskeyList.tsx";
import { SessionList } from "./SessionList.tsx";

/** Among the forms that keep what is typed in them. */
const nameForm = "conta/nome";

export async function loader({ request, context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const { staff, token } = signedIn(request, info);
  const sessions = await Sessions.findOwn(staff.id, token);
  const passkeys = await Passkeys.findOwn(staff.id);
  const host = passkeySiteOf(request)?.rpId;
  return {
    email: staff.email,
    name: await StaffAccounts.findName(staff.id),
    typedName: await loadTyped(nameForm, info),
    wantsAlerts: await StaffAccounts.wantsAlerts(staff.id),
    isMailSetUp: isMailSetUp(),
    hasTwoStep: (await TwoStep.findState(staff.id)).isOn,
    passkeys: passkeys.map(({ id, name, rpId, createdAt, lastUsedAt }) => ({
      id,
      name,
      added: dateTime(createdAt, info.lang),
      lastUsed: lastUsedAt && dateTime(lastUsedAt, info.lang),
      otherHost: rpId === host ? undefined : rpId,
    })),
    sessions: sessions.map(({ userAgent, createdAt, ...session }) => ({
      ...session,
      ...browserNameOf(userAgent),
      date: dateTime(createdAt, info.lang),
    })),
    texts: pickTexts(info.lang, "adminAccount", "adminLogin", "validation"),
  };
}

/** The guard lets nobody else through. */
function signedIn(request: Request, { staff }: RequestInfo): { staff: Staff; token: string } {
  const token = sessionToken(request);
  if (!staff || !token) throw new Response(null, { status: 401 });
  return { staff, token };
}

export async function action({ request, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const person = signedIn(request, info);
  const fields = await readFields(request);
  const session = recordIdOf(String(fields.get("session") ?? ""));
  try {
    if (session !== undefined) return await endSession(person.staff.id, session, info);
    if (fields.has("others")) return await endOthers(person, info);
    if (fields.has("name")) return await saveName(person.staff.id, fields, info);
    if (fields.has(alertsMarker)) return await saveAlerts(person.staff.id, fields, info);
    return await savePassword(person, fields, info);
  } catch (error) {
    return failureResponse(error, info);
  }
}

async function saveName(staffId: number, fields: FormData, info: RequestInfo) {
  const { t, clientAddress } = info;
  const typed = parseWithZod(fields, { schema: nameSchema });
  if (typed.status !== "success") {
    const reply = typed.reply();
    const result = { ...reply, error: translateErrors(reply.error ?? {}, t) };
    return data<FormResponse & { form: "name" }>({ result, form: "name" }, 400);
  }
  await StaffAccounts.updateName(staffId, typed.value.name);
  await SecurityEvents.record({ event: "name", staffId, clientAddress });
  await endTyped(nameForm, sentBy(fields), info);
  return redirectWithFlash(paths.admin.account, {
    type: "success",
    message: t("adminAccount.name.saved"),
  });
}

async function saveAlerts(staffId: number, fields: FormData, { t }: RequestInfo) {
  const typed = parseWithZod(fields, { schema: alertsSchema });
  const isWanted = typed.status === "success" && typed.value.wantsAlerts;
  await StaffAccounts.updateWantsAlerts(staffId, isWanted);
  return redirectWithFlash(paths.admin.account, {
    type: "success",
    message: t("adminAccount.alerts.saved"),
  });
}

async function savePassword(
  { staff, token }: ReturnType<typeof signedIn>,
  fields: FormData,
  { t, clientAddress }: RequestInfo,
) {
  // What was typed is not sent back: a password does not belong into a page.
  const refuse = (status: number, errors: Record<string, string[] | null>, init = {}) =>
    data<FormResponse>(
      { result: { status: "error", error: translateErrors(errors, t) } },
      { status, ...init },
    );
  const typed = parseWithZod(fields, { schema: passwordChangeSchema });
  if (typed.status !== "success") return refuse(400, typed.reply().error ?? {});
  const result = await changePassword(staff, typed.value, token);
  if (isRefused(result)) {
    const headers = { "Retry-After": String(result.retryAfter) };
    const error = { currentPassword: [t("api.tooManyRequests")] };
    return data<FormResponse>({ result: { status: "error", error } }, { status: 429, headers });
  }
  if (result.status === "refused") return refuse(400, result.errors);
  await SecurityEvents.record({ event: "password", staffId: staff.id, clientAddress });
  return redirectWithFlash(paths.admin.account, {
    type: "success",
    message: t("adminAccount.password.changed"),
  });
}

async function endSession(staffId: number, session: number, { t, clientAddress }: RequestInfo) {
  if (!(await Sessions.deleteOwn(staffId, session))) {
    return errorResponse(409, t("adminAccount.sessions.gone"));
  }
  await SecurityEvents.record({ event: "sessionsEnded", staffId, clientAddress });
  return redirectWithFlash(paths.admin.account, {
    type: "success",
    message: t("adminAccount.sessions.ended"),
  });
}

async function endOthers(
  { staff, token }: ReturnType<typeof signedIn>,
  { t, clientAddress }: RequestInfo,
) {
  await Sessions.deleteOthers(staff.id, token);
  await SecurityEvents.record({ event: "sessionsEnded", staffId: staff.id, clientAddress });
  return redirectWithFlash(paths.admin.account, {
    type: "success",
    message: t("adminAccount.sessions.othersEnded"),
  });
}

export const clientAction = formClientAction;

export const headers = preserveRetryAfter;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  adminMeta(matches, loaderData?.texts.adminAccount.title ?? "");

/** /admin/conta: one's own name, password, second step, passkeys, alerts and sessions. */
export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, name, typedName, wantsAlerts, hasTwoStep, passkeys, sessions } = loaderData;
  const texts = useTexts("adminAccount");
  const isOfName = actionData !== undefined && "form" in actionData;
  return (
    <AdminPage title={texts.title} lead={fill(texts.lead, { email })}>
      <Outlet />
      <div data-behind-dialog="" className={styles.sections}>
        <OwnForm key={name}>
          {(drawn) => (
            <NameForm
              key={drawn}
              {...{ name, typed: typedName }}
              answer={isOfName ? actionData : undefined}
            />
          )}
        </OwnForm>
        <PasswordForm email={email} answer={isOfName ? undefined : actionData} />
        <section className={styles.section} aria-labelledby="two-step-title">
          <h2 id="two-step-title">{texts.twoStep.title}</h2>
          <p>{hasTwoStep ? texts.twoStep.on : texts.twoStep.off}</p>
          <ButtonLink look="outline" to={paths.admin.twoStep}>
            {texts.twoStep.link}
          </ButtonLink>
        </section>
        <PasskeyList passkeys={passkeys} />
        <AlertsForm wantsAlerts={wantsAlerts} isMailSetUp={loaderData.isMailSetUp} />
        <SessionList sessions={sessions} answer={actionData?.result ? undefined : actionData} />
      </div>
    </AdminPage>
  );
}
