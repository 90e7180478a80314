import { redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import { filesOfDiscarded } from "#app/features/storedFiles/filesOfDeletion.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { ConfirmDialog } from "#app/forms/saving/ConfirmDialog.tsx";
import { failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { recordIdAt } from "#app/forms/saving/recordAt.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { discardedParam, paths } from "#app/paths.ts";
import * as ProjectDrafts from "../../projectDrafts.repo.server.ts";
import { withSiteName } from "../../siteName.server.ts";
import type { Route } from "./+types/discardDraft.ts";

/** The draft that was asked about. */
const tagField = "draft";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  const id = recordIdAt(params.id);
  const opened = await ProjectDrafts.findToEdit(id);
  // Published or discarded meanwhile, here or elsewhere.
  if (!opened?.draft) throw redirect(paths.admin.project(id));
  const was = opened.published ? "changed" : "draft";
  return {
    id,
    tag: opened.draft.tag,
    files: await filesOfDiscarded("project", id, lang),
    name: withSiteName({ id, name: opened.project.name }, lang).name,
    status: !opened.published && (await ProjectDrafts.isUnpublished(id)) ? "hidden" : was,
  } as const;
}

/** Discards the draft. One that was never published is gone with it, and so is its screen. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { t, lang } = info;
  const id = recordIdAt(params.id);
  try {
    const tag = String((await readFields(request)).get(tagField) ?? "");
    const draft = await ProjectDrafts.find(id);
    if (!(await ProjectDrafts.discard(id, tag))) {
      const message = t(`adminProjects.publishing.${draft ? "changedMeanwhile" : "discarded"}`);
      const type = draft ? "error" : "success";
      return await redirectWithFlash(paths.admin.project(id), { type, message });
    }
    if (await ProjectDrafts.findToEdit(id)) {
      const message = t("adminProjects.publishing.discarded");
      const to = `${paths.admin.project(id)}?${discardedParam}=${encodeURIComponent(tag)}`;
      return await redirectWithFlash(to, { type: "success", message });
    }
    const { name } = withSiteName({ id, name: draft?.title ?? "" }, lang);
    const message = t("adminProjects.publishing.draftDeleted", { name });
    return await redirectWithFlash(paths.admin.projects, { type: "success", message });
  } catch (error) {
    return failureResponse(error, info);
  }
}

export const clientAction = formClientAction;

/** /admin/editar-projeto/{id}/descartar: the confirmation, over the form. */
export default function DiscardDraft({ loaderData, actionData }: Route.ComponentProps) {
  const { id, tag, name, files, status } = loaderData;
  const { discardDialog: texts } = useTexts("adminProjects").publishing;
  return (
    <ConfirmDialog
      title={texts.title}
      text={texts[status]}
      name={name}
      consequences={files}
      sent={{ name: tagField, value: tag }}
      cancelTo={paths.admin.project(id)}
      confirm={{ label: texts.confirm, busyLabel: texts.busy }}
      answer={actionData}
    />
  );
}
