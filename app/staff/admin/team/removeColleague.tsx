import { redirect } from "react-router";
import * as SecurityEvents from "#app/auth/securityEvents.repo.server.ts";
import * as StaffAccounts from "#app/auth/staff.repo.server.ts";
import { requestContext } from "#app/context.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { ConfirmDialog } from "#app/forms/saving/ConfirmDialog.tsx";
import { errorResponse, failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { recordAt } from "#app/forms/saving/recordAt.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import { signOutCookie } from "../../signInCookie.server.ts";
import type { Route } from "./+types/removeColleague.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { staff } = context.get(requestContext);
  const { id, name, email } = await recordAt(params.id, StaffAccounts.findById);
  return { title: `${name} (${email})`, isSelf: id === staff?.id };
}

export async function action({ params, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { t, staff, clientAddress } = info;
  const id = recordIdOf(params.id);
  try {
    const outcome = id === undefined ? "missing" : await StaffAccounts.deleteById(id);
    if (outcome === "last") return errorResponse(409, t("adminTeam.last"));
    if (outcome === "missing") {
      return await redirectWithFlash(paths.admin.team, {
        type: "error",
        message: t("adminTeam.gone"),
      });
    }
    await SecurityEvents.record({ event: "removed", staffId: id, byId: staff?.id, clientAddress });
    if (id === staff?.id) {
      const headers = { "Set-Cookie": signOutCookie() };
      return redirect(paths.admin.login, { status: 303, headers });
    }
    return await redirectWithFlash(paths.admin.team, {
      type: "success",
      message: t("adminTeam.removed"),
    });
  } catch (error) {
    return failureResponse(error, info);
  }
}

export const clientAction = formClientAction;

/** /admin/equipe/{id}/remover: asks before an account ceases to exist, one's own in other words. */
export default function RemoveColleague({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts("adminTeam");
  const { title, isSelf } = loaderData;
  return (
    <ConfirmDialog
      title={isSelf ? texts.removeSelfTitle : texts.removeTitle}
      text={isSelf ? texts.removeSelfText : texts.removeText}
      name={title}
      confirm={{ label: texts.remove, busyLabel: texts.removing }}
      cancelTo={paths.admin.team}
      answer={actionData}
    />
  );
}
