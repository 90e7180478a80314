import { requestContext } from "#app/context.ts";
import { filesOfDeleted } from "#app/features/storedFiles/filesOfDeletion.server.ts";
import { ConfirmDialog } from "#app/forms/saving/ConfirmDialog.tsx";
import { deleteRecord } from "#app/forms/saving/deleteRecord.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { recordAt, recordIdAt } from "#app/forms/saving/recordAt.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import * as ProjectDrafts from "../../projectDrafts.repo.server.ts";
import { withSiteName } from "../../siteName.server.ts";
import type { Route } from "./+types/deleteProject.ts";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  const { project } = await recordAt(params.id, ProjectDrafts.findToEdit);
  return {
    name: withSiteName(project, lang).name,
    files: await filesOfDeleted("project", [recordIdAt(params.id)], lang),
    list: `${paths.admin.projects}${url.search}`,
  };
}

export async function action(args: Route.ActionArgs) {
  const { t, lang } = args.context.get(requestContext);
  const id = recordIdOf(args.params.id);
  const opened = id === undefined ? undefined : await ProjectDrafts.findToEdit(id);
  const name = opened ? withSiteName(opened.project, lang).name : "";
  return deleteRecord(args, {
    id,
    deleteById: ProjectDrafts.deleteById,
    page: `${paths.admin.projects}${args.url.search}`,
    deleted: t("adminProjects.list.deleted", { name }),
  });
}

export const clientAction = formClientAction;

/** /admin/projetos/{id}/excluir: the confirmation, over the list; without JavaScript part of its page. */
export default function DeleteProject({ loaderData, actionData }: Route.ComponentProps) {
  const { name, files, list } = loaderData;
  const texts = useTexts("adminProjects");
  return (
    <ConfirmDialog
      title={texts.delete.title}
      text={texts.delete.text}
      name={name}
      consequences={files}
      cancelTo={list}
      answer={actionData}
    />
  );
}
