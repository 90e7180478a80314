import { data } from "react-router";
import { requestContext } from "#app/context.ts";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { keepForm } from "#app/forms/saving/keepForm.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { recordIdOf } from "#app/site/recordIdOf.ts";
import { ConfirmDialog } from "#app/ui/ConfirmDialog.tsx";
import type { Route } from "./+types/deleteProject.ts";
import { backToList } from "./backToList.server.ts";

export async function loader({ url, params }: Route.LoaderArgs) {
  const project = await find(params.id);
  if (!project) throw data(null, 404);
  return { name: project.name, list: `${paths.admin.projects}${url.search}` };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { t } = context.get(requestContext);
  const project = await find(params.id);
  if (!project || !(await Projects.deleteById(project.id))) {
    return backToList(request, url, { type: "error", message: t("adminProjects.list.missing") });
  }
  const name = project.name || t("adminProjects.list.unnamed");
  return backToList(request, url, {
    type: "success",
    message: t("adminProjects.list.deleted", { name }),
  });
}

export const clientAction = keepForm;

/** /admin/projetos/{id}/excluir: the question, over the list; without a script a part of its page. */
export default function DeleteProject({ loaderData, actionData }: Route.ComponentProps) {
  const { name, list } = loaderData;
  const texts = useTexts("adminProjects");
  return (
    <ConfirmDialog
      title={texts.delete.title}
      text={texts.delete.text}
      name={name || texts.list.unnamed}
      cancelTo={list}
      answer={actionData}
    />
  );
}

async function find(param: string) {
  const id = recordIdOf(param);
  return id === undefined ? undefined : Projects.findById(id);
}
