import { redirect } from "react-router";
import { type RequestInfo, requestContext } from "#app/context.ts";
import * as Schedule from "#app/db/schedule/schedule.repo.server.ts";
import { MomentField } from "#app/features/schedule/admin/MomentField.tsx";
import { readMoment } from "#app/features/schedule/readMoment.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { ConfirmDialog } from "#app/forms/saving/ConfirmDialog.tsx";
import { failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { recordIdAt } from "#app/forms/saving/recordAt.server.ts";
import { dateTime } from "#app/i18n/dateTime.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { minuteInRecife } from "#app/validation/moment.ts";
import * as ProjectDrafts from "../../projectDrafts.repo.server.ts";
import * as Projects from "../../projects.repo.server.ts";
import { withSiteName } from "../../siteName.server.ts";
import type { Route } from "./+types/unpublishProject.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  const id = recordIdAt(params.id);
  const project = await Projects.findSummaryById(id, "pt");
  if (!project) throw redirect(paths.admin.project(id));
  const planned = await Schedule.findAllByRecord("project", id);
  const end = planned.find(({ action }) => action === "unpublish");
  return {
    id,
    name: withSiteName(project, lang).name,
    minute: end && minuteInRecife(end.dueAt),
    texts: pickTexts(lang, "adminSchedule"),
  };
}

/** The moment; empty: now. */
const momentName = "em";

/** Takes a project off the site, now or at a moment; its form goes on with what visitors saw. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { t, lang } = info;
  const id = recordIdAt(params.id);
  try {
    const moment = readMoment(await readFields(request), momentName, t);
    if (moment !== undefined && typeof moment !== "string") return moment;
    if (moment !== undefined) return await schedule(id, moment, info);
    const project = await ProjectDrafts.unpublish(id);
    return await redirectWithFlash(
      paths.admin.project(id),
      project
        ? {
            type: "success",
            message: t("adminProjects.publishing.unpublished", withSiteName(project, lang)),
          }
        : { type: "error", message: t("adminProjects.publishing.nothingPublic") },
    );
  } catch (error) {
    return failureResponse(error, info);
  }
}

async function schedule(id: number, moment: string, { t, lang }: RequestInfo) {
  const project = await Projects.findSummaryById(id, "pt");
  if (!project || !(await ProjectDrafts.scheduleUnpublishing(id, moment))) {
    const message = t("adminProjects.publishing.nothingPublic");
    return redirectWithFlash(paths.admin.project(id), { type: "error", message });
  }
  const { name } = withSiteName(project, lang);
  const message = t("adminSchedule.unpublish.done", { name, when: dateTime(moment, lang) });
  return redirectWithFlash(paths.admin.project(id), { type: "success", message });
}

export const clientAction = formClientAction;

/** /admin/editar-projeto/{id}/tirar-do-ar: the confirmation, over the form. */
export default function UnpublishProject({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, minute } = loaderData;
  const { unpublish: schedule } = useTexts("adminSchedule");
  const { unpublishDialog: texts } = useTexts("adminProjects").publishing;
  return (
    <ConfirmDialog
      title={texts.title}
      text={texts.text}
      name={name}
      cancelTo={paths.admin.project(id)}
      confirm={{ label: texts.confirm, busyLabel: texts.busy }}
      answer={actionData}
    >
      <MomentField
        name={momentName}
        label={schedule.at}
        hint={schedule.hint}
        value={minute}
        answer={actionData}
      />
    </ConfirmDialog>
  );
}
