import { redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import * as Schedule from "#app/db/schedule/schedule.repo.server.ts";
import { describePlanned } from "#app/features/schedule/describePlanned.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { ConfirmDialog } from "#app/forms/saving/ConfirmDialog.tsx";
import { failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { recordIdAt } from "#app/forms/saving/recordAt.server.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import type { Route } from "./+types/cancelScheduled.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const id = recordIdAt(params.id);
  const planned = await findPlanned(params);
  // It has happened, or was cancelled elsewhere.
  if (!planned) throw redirect(paths.admin.project(id));
  const { action, text } = describePlanned(planned, info);
  return { id, action, text, texts: pickTexts(info.lang, "adminSchedule") };
}

async function findPlanned(params: { id: string; scheduled: string }) {
  const planned = await Schedule.findById(recordIdAt(params.scheduled));
  const isOwn = planned?.kind === "project" && planned.recordId === recordIdAt(params.id);
  return isOwn ? planned : undefined;
}

export async function action({ params, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  try {
    const planned = await findPlanned(params);
    const isCancelled = planned && (await Schedule.deleteById(planned.id)) !== undefined;
    return await redirectWithFlash(paths.admin.project(recordIdAt(params.id)), {
      type: isCancelled ? "success" : "error",
      message: info.t(isCancelled ? "adminSchedule.cancelled" : "adminSchedule.gone"),
    });
  } catch (error) {
    return failureResponse(error, info);
  }
}

export const clientAction = formClientAction;

/** /admin/editar-projeto/{id}/agendamento/{n}: the confirmation, over the form. */
export default function CancelScheduled({ loaderData, actionData }: Route.ComponentProps) {
  const { id, action: planned, text } = loaderData;
  const { cancelDialog: texts } = useTexts("adminSchedule");
  return (
    <ConfirmDialog
      title={texts.title}
      name={text}
      text={texts[planned]}
      cancelTo={paths.admin.project(id)}
      confirm={{ label: texts.confirm, busyLabel: texts.busy }}
      answer={actionData}
    />
  );
}
