import { redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import * as Schedule from "#app/db/schedule/schedule.repo.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { ConfirmDialog } from "#app/forms/saving/ConfirmDialog.tsx";
import { failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { recordIdAt } from "#app/forms/saving/recordAt.server.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { describePlanned } from "../describePlanned.server.ts";
import { recordPath } from "../recordPaths.ts";
import type { Route } from "./+types/cancelPlanned.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const planned = await Schedule.findById(recordIdAt(params.scheduled));
  // It has happened, or was cancelled elsewhere.
  if (!planned) throw redirect(paths.admin.dashboard);
  const { kind, recordId } = planned;
  const { action, text } = describePlanned(planned, info);
  const screen = recordPath(kind, recordId);
  return { action, text, screen, texts: pickTexts(info.lang, "adminSchedule") };
}

export async function action({ params, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  try {
    const cancelled = await Schedule.deleteById(recordIdAt(params.scheduled));
    if (!cancelled) {
      const message = info.t("adminSchedule.gone");
      return await redirectWithFlash(paths.admin.dashboard, { type: "error", message });
    }
    const message = info.t("adminSchedule.cancelled");
    const screen = recordPath(cancelled.kind, cancelled.recordId);
    return await redirectWithFlash(screen, { type: "success", message });
  } catch (error) {
    return failureResponse(error, info);
  }
}

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMeta(matches, loaderData?.text ?? "");

/** /admin/agenda/{n}: asks before something that is scheduled is cancelled. */
export default function CancelPlanned({ loaderData, actionData }: Route.ComponentProps) {
  const { action: planned, text, screen } = loaderData;
  const { cancelDialog: texts } = useTexts("adminSchedule");
  return (
    <ConfirmDialog
      title={texts.title}
      name={text}
      text={texts[planned]}
      cancelTo={screen}
      confirm={{ label: texts.confirm, busyLabel: texts.busy }}
      answer={actionData}
    />
  );
}
