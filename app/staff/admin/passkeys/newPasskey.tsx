import { parseWithZod } from "@conform-to/zod/v4";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { data } from "react-router";
import * as SecurityEvents from "#app/auth/securityEvents.repo.server.ts";
import { newPasskeySchema, ownerSchema } from "#app/auth/staff.schema.ts";
import { type RequestInfo, requestContext, type Staff } from "#app/context.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import {
  errorResponse,
  failureResponse,
  preserveRetryAfter,
} from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import type { Translate } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/limits/eventLimit.ts";
import { Dialog, useCloseTo } from "#app/ui/dialog/Dialog.tsx";
import { translateErrors } from "#app/validation/fieldErrors.ts";
import { browserNameOf } from "../../browserName.server.ts";
import { endChallenge, findChallenge } from "../../passkeyChallenge.server.ts";
import {
  addPasskey,
  askForNewPasskey,
  type PasskeySite,
  passkeySiteOf,
} from "../../passkeys.server.ts";
import { proveOwner } from "../../proveOwner.server.ts";
import type { Route } from "./+types/newPasskey.ts";
import { CreatePasskey } from "./CreatePasskey.tsx";
import { PasskeyOwnerForm } from "./PasskeyOwnerForm.tsx";

interface Answer extends FormResponse {
  /** What the browser is asked to make, once the password was right. */
  options?: PublicKeyCredentialCreationOptionsJSON;
}

export function loader({ request, context }: Route.LoaderArgs) {
  const { email } = signedIn(context.get(requestContext));
  return { email, isPossible: passkeySiteOf(request) !== undefined };
}

/** The guard lets nobody else through. */
function signedIn({ staff }: RequestInfo): Staff {
  if (!staff) throw new Response(null, { status: 401 });
  return staff;
}

export async function action({ request, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const staff = signedIn(info);
  const fields = await readFields(request);
  const site = passkeySiteOf(request);
  if (!site) return errorResponse(400, info.t("adminAccount.passkeys.unsupported"));
  try {
    const made = fields.get("passkey");
    if (made === null) return await ask(fields, { staff, site, info });
    return await add(request, String(made), { staff, site, info });
  } catch (error) {
    return failureResponse(error, info);
  }
}

interface Asker {
  staff: Staff;
  site: PasskeySite;
  info: RequestInfo;
}

/** The first half: whoever has the account's password is asked for a passkey. */
async function ask(fields: FormData, { staff, site, info: { t } }: Asker) {
  const refuse = (error: Record<string, string[] | null>, init: ResponseInit) =>
    data<Answer>({ result: { status: "error", error } }, init);
  const typed = parseWithZod(fields, { schema: ownerSchema });
  if (typed.status !== "success")
    return refuse(translateErrors(typed.reply().error ?? {}, t), { status: 400 });
  const owner = await proveOwner(staff.id, typed.value.currentPassword);
  if (isRefused(owner)) {
    const headers = { "Retry-After": String(owner.retryAfter) };
    return refuse({ currentPassword: [t("api.tooManyRequests")] }, { status: 429, headers });
  }
  if (owner.passwordHash === undefined) {
    return refuse({ currentPassword: [t("validation.currentPassword")] }, { status: 400 });
  }
  const { options, cookie } = await askForNewPasskey(staff, site);
  return data<Answer>({ options }, { headers: { "Set-Cookie": cookie } });
}

/** The second: what the browser has made for that question becomes a passkey of the account. */
async function add(request: Request, made: string, { staff, site, info }: Asker) {
  const { t, clientAddress } = info;
  const response = newPasskeySchema.safeParse(made);
  const challenge = await findChallenge(request, "add");
  if (challenge?.staffId !== staff.id) {
    return errorResponse(400, t("adminAccount.passkeys.tooLate"));
  }
  const name = browserName(request, t);
  if (!response.success || !(await addPasskey(response.data, { challenge, site }, name))) {
    return errorResponse(400, t("adminAccount.passkeys.refused"));
  }
  await SecurityEvents.record({ event: "passkeyAdded", staffId: staff.id, clientAddress });
  const message = t("adminAccount.passkeys.nowAdded");
  const answer = await redirectWithFlash(paths.admin.account, { type: "success", message });
  answer.headers.append("Set-Cookie", await endChallenge());
  return answer;
}

/** "Chrome em Windows": what a passkey is called that does not say who keeps it. */
function browserName(request: Request, t: Translate): string {
  const { browser, system } = browserNameOf(request.headers.get("User-Agent") ?? "");
  if (browser && system) return t("adminAccount.sessions.browser", { browser, system });
  return browser ?? t("adminAccount.passkeys.unnamed");
}

export const clientAction = formClientAction;

export const headers = preserveRetryAfter;

/** /admin/conta/chaves/nova: adds a passkey, for whoever has the password; needs JavaScript, as browsers want it. */
export default function NewPasskey({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts("adminAccount").passkeys;
  const answer = actionData as Answer | undefined;
  const options = answer?.options;
  return (
    <Dialog title={texts.add} size="small" onClose={useCloseTo(paths.admin.account)}>
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
      {options ? (
        <CreatePasskey key={options.challenge} options={options} />
      ) : (
        <PasskeyOwnerForm {...loaderData} answer={answer} />
      )}
    </Dialog>
  );
}
