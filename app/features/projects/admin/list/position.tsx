import { requestContext } from "#app/context.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { ActionFailure } from "#app/forms/saving/ActionFailure.tsx";
import { errorResponse, failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { readMove } from "#app/forms/sorting/moveForm.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import * as ProjectPlaces from "../../projectPositions.repo.server.ts";
import type { Route } from "./+types/position.ts";
import { backToList, leaveForList, renderAtOwnUrl } from "./backToList.server.ts";

export const loader = leaveForList;

/** Moves a project in its section: beside another after a drag or by a button, or to a place by number. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  renderAtOwnUrl(context);
  const info = context.get(requestContext);
  const { t } = info;
  const fields = await readFields(request);
  const move = readMove(fields);
  const place = Number(fields.get("place"));
  const id = recordIdOf(params.id);
  if (!move && (!Number.isInteger(place) || place < 1))
    return errorResponse(400, t("validation.order"));
  try {
    if (move && !(await ProjectPlaces.moveBeside({ ...move, id: id ?? 0 }))) {
      // No error status: the list is loaded again, and shows what has changed.
      return await backToList(request, url, {
        type: "error",
        message: t("adminCommon.sorting.changed"),
      });
    }
    const isMoved = move || (id !== undefined && (await ProjectPlaces.move(id, place)));
    if (!isMoved) return errorResponse(404, t("adminProjects.list.missing"));
    return await backToList(request, url, {
      type: "success",
      message: t("adminProjects.list.moved"),
    });
  } catch (error) {
    return failureResponse(error, info);
  }
}

export const clientAction = formClientAction;

/** /admin/projetos/{id}/posicao without JavaScript: the list, with the reason for the failure above it. */
export default function Place({ actionData }: Route.ComponentProps) {
  return <ActionFailure answer={actionData} />;
}
