import { parseWithZod } from "@conform-to/zod/v4";
import encodeQR from "qr";
import { data, redirect } from "react-router";
import * as SecurityEvents from "#app/auth/securityEvents.repo.server.ts";
import * as Sessions from "#app/auth/sessions.repo.server.ts";
import { ownerSchema, turnOnSchema } from "#app/auth/staff.schema.ts";
import * as TwoStep from "#app/auth/twoStep.repo.server.ts";
import { brand } from "#app/brand.ts";
import { type RequestInfo, requestContext, type Staff } from "#app/context.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { sessionToken } from "#app/http/cookies.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/limits/eventLimit.ts";
import { AdminPage } from "#app/ui/AdminPage.tsx";
import { translateErrors } from "#app/validation/fieldErrors.ts";
import { z } from "#app/validation/zod.ts";
import { oneTimeValue } from "../../oneTimeValue.server.ts";
import { proveOwner } from "../../proveOwner.server.ts";
import account from "../account.module.css";
import type { Route } from "./+types/twoStep.ts";
import { ChangeForm } from "./ChangeForm.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { type Setup, SetupForm } from "./SetupForm.tsx";

const shownCodes = oneTimeValue("codes", z.array(z.string()));

interface Answer extends FormResponse {
  /** The secret that the page has shown, which an app may have read already. */
  setup?: Setup;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const staff = signedIn(info);
  const { shown, headers } = await shownCodes.read(request);
  const state = await TwoStep.findState(staff.id);
  return data(
    {
      ...state,
      codes: shown,
      setup: state.isOn ? undefined : setupOf(TwoStep.newSecret(), staff),
      email: staff.email,
      texts: pickTexts(info.lang, "adminAccount", "adminLogin", "validation"),
    },
    { headers },
  );
}

/** The guard lets nobody else through. */
function signedIn({ staff }: RequestInfo): Staff {
  if (!staff) throw new Response(null, { status: 401 });
  return staff;
}

/** What the page shows of a secret: the key in groups, the address that apps read, and that as a QR code. */
function setupOf(secret: string, { email }: Staff): Setup {
  const address = TwoStep.otpauthUri(secret, { issuer: brand.shortName, email });
  const rows = encodeQR(address, "raw", { border: 4 });
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { secret, address, qr: { size: rows.length, path: squares.join("") } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const staff = signedIn(info);
  const fields = await readFields(request);
  try {
    const intent = fields.get("intent");
    if (intent === "renew" || intent === "off") return await change(intent, fields, staff, info);
    return await turnOn(request, fields, staff, info);
  } catch (error) {
    return failureResponse(error, info);
  }
}

type Errors = Record<string, string[] | null>;

function refuse(errors: Errors, info: RequestInfo, setup?: Setup, init: ResponseInit = {}) {
  const result = { status: "error" as const, error: translateErrors(errors, info.t) };
  return data<Answer>({ result, ...(setup && { setup }) }, { status: 400, ...init });
}

async function turnOn(request: Request, fields: FormData, staff: Staff, info: RequestInfo) {
  const typed = parseWithZod(fields, { schema: turnOnSchema });
  const posted = String(fields.get("secret") ?? "");
  const secret = /^[A-Z2-7]{32}$/.test(posted) ? posted : TwoStep.newSecret();
  const setup = setupOf(secret, staff);
  if (typed.status !== "success") return refuse(typed.reply().error ?? {}, info, setup);
  const refusal = await refuseStranger(typed.value.currentPassword, staff, info, setup);
  if (refusal) return refusal;
  const codes = await TwoStep.turnOn(staff.id, { secret, code: typed.value.code });
  if (!codes) return refuse({ code: ["validation.code"] }, info, setup);
  await Sessions.deleteOthers(staff.id, sessionToken(request) ?? "");
  return note("twoStepOn", codes, staff, info);
}

async function change(intent: "renew" | "off", fields: FormData, staff: Staff, info: RequestInfo) {
  const typed = parseWithZod(fields, { schema: ownerSchema });
  if (typed.status !== "success") return refuse(typed.reply().error ?? {}, info);
  const refusal = await refuseStranger(typed.value.currentPassword, staff, info);
  if (refusal) return refusal;
  const { isOn } = await TwoStep.findState(staff.id);
  if (intent === "renew" && isOn) {
    return note("recoveryCodes", await TwoStep.renewRecoveryCodes(staff.id), staff, info);
  }
  if (await TwoStep.turnOff(staff.id)) {
    const { clientAddress } = info;
    await SecurityEvents.record({ event: "twoStepOff", staffId: staff.id, clientAddress });
  }
  const message = info.t("adminAccount.twoStep.turnedOff");
  return redirectWithFlash(paths.admin.account, { type: "success", message });
}

/** The answer to whoever does not have the account's password, or has tried too often. */
async function refuseStranger(password: string, staff: Staff, info: RequestInfo, setup?: Setup) {
  const owner = await proveOwner(staff.id, password);
  if (isRefused(owner)) {
    const error = { currentPassword: [info.t("api.tooManyRequests")] };
    const answer: Answer = { result: { status: "error", error }, ...(setup && { setup }) };
    const headers = { "Retry-After": String(owner.retryAfter) };
    return data<Answer>(answer, { status: 429, headers });
  }
  if (owner.passwordHash !== undefined) return undefined;
  return refuse({ currentPassword: ["validation.currentPassword"] }, info, setup);
}

/** The page after the redirect shows the codes, once. */
async function note(
  event: "twoStepOn" | "recoveryCodes",
  codes: string[],
  { id }: Staff,
  { clientAddress }: RequestInfo,
) {
  await SecurityEvents.record({ event, staffId: id, clientAddress });
  const headers = { "Set-Cookie": await shownCodes.send(codes) };
  return redirect(paths.admin.twoStep, { status: 303, headers });
}

export const clientAction = formClientAction;

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Retry-After") ? actionHeaders : loaderHeaders;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  adminMeta(matches, loaderData?.texts.adminAccount.twoStep.title ?? "");

/** /admin/conta/duas-etapas: the second step of one's own sign-in (contract 13). */
export default function TwoStepPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isOn, codesLeft, codes, email } = loaderData;
  const texts = useTexts("adminAccount").twoStep;
  const answer = actionData as Answer | undefined;
  const setup = answer?.setup ?? loaderData.setup;
  return (
    <AdminPage
      title={texts.title}
      lead={isOn ? texts.on : texts.lead}
      back={{ to: paths.admin.account, label: texts.back }}
    >
      <div className={account.sections}>
        {codes && <RecoveryCodes codes={codes} />}
        {isOn && <ChangeForm email={email} codesLeft={codesLeft} answer={answer} />}
        {!isOn && setup && <SetupForm email={email} setup={setup} answer={answer} />}
      </div>
    </AdminPage>
  );
}
