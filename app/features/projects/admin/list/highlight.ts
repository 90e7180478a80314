import { data, redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { paths } from "#app/paths.ts";
import { recordIdOf } from "#app/site/recordIdOf.ts";
import type { Route } from "./+types/highlight.ts";
import { backToList } from "./backToList.server.ts";
import { keepList } from "./keepList.ts";

/** The sign-in leads here after an expired session; the list is where the action can be repeated. */
export function loader() {
  return redirect(paths.admin.projects);
}

/** Stars or unstars a project (spec 4): it moves to the other section of the list. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { t } = context.get(requestContext);
  const highlight = (await readFields(request)).get("highlight") === "true";
  const id = recordIdOf(params.id);
  const project = id === undefined ? undefined : await Projects.findById(id);
  if (!project || !(await Projects.updateHighlight(project.id, highlight))) {
    throw data(t("adminProjects.list.missing"), 404);
  }
  const name = project.name || t("adminProjects.list.unnamed");
  const message = highlight ? "nowHighlighted" : "nowUnhighlighted";
  return backToList(request, url, {
    type: "success",
    message: t(`adminProjects.list.${message}`, { name }),
  });
}

export const clientAction = keepList;
