import * as Passkeys from "#app/auth/passkeys.repo.server.ts";
import * as SecurityEvents from "#app/auth/securityEvents.repo.server.ts";
import * as Sessions from "#app/auth/sessions.repo.server.ts";
import { requestContext } from "#app/context.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { ConfirmDialog } from "#app/forms/saving/ConfirmDialog.tsx";
import { failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { recordAt, recordIdAt } from "#app/forms/saving/recordAt.server.ts";
import { sessionToken } from "#app/http/cookies.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import type { Route } from "./+types/removePasskey.ts";

export function loader({ params, context }: Route.LoaderArgs) {
  const { staff } = context.get(requestContext);
  return recordAt(params.id, (id) => Passkeys.findOwnById(staff?.id ?? 0, id));
}

/** Without the password: whoever has lost a device should not have to search for it. Other sessions end. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { t, staff, clientAddress } = info;
  const staffId = staff?.id ?? 0;
  try {
    const isDone = await Passkeys.deleteOwn(staffId, recordIdAt(params.id));
    if (isDone) {
      await Sessions.deleteOthers(staffId, sessionToken(request) ?? "");
      await SecurityEvents.record({ event: "passkeyRemoved", staffId, clientAddress });
    }
    return await redirectWithFlash(paths.admin.account, {
      type: isDone ? "success" : "error",
      message: t(isDone ? "adminAccount.passkeys.removed" : "adminAccount.passkeys.gone"),
    });
  } catch (error) {
    return failureResponse(error, info);
  }
}

export const clientAction = formClientAction;

/** /admin/conta/chaves/{id}/remover: asks before nobody gets in by a passkey any more. */
export default function RemovePasskey({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts("adminAccount").passkeys;
  return (
    <ConfirmDialog
      title={texts.removeTitle}
      text={texts.removeText}
      name={loaderData.name}
      confirm={{ label: texts.remove, busyLabel: texts.removing }}
      cancelTo={paths.admin.account}
      answer={actionData}
    />
  );
}
