import { data, redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import * as ProjectPlaces from "#app/features/projects/projectPlaces.repo.server.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { paths } from "#app/paths.ts";
import { recordIdOf } from "#app/site/recordIdOf.ts";
import type { Route } from "./+types/place.ts";
import { backToList } from "./backToList.server.ts";
import { keepList } from "./keepList.ts";

/** The sign-in leads here after an expired session; the list is where the action can be repeated. */
export function loader() {
  return redirect(paths.admin.projects);
}

/** Moves a project to a place of its section: after a drag, by a button, or by number. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { t } = context.get(requestContext);
  const place = Number((await readFields(request)).get("place"));
  const id = recordIdOf(params.id);
  if (!Number.isInteger(place) || place < 1) throw data(t("validation.order"), 400);
  if (id === undefined || !(await ProjectPlaces.move(id, place))) {
    throw data(t("adminProjects.list.missing"), 404);
  }
  return backToList(request, url, { type: "success", message: t("adminProjects.list.moved") });
}

export const clientAction = keepList;
