import { requestContext } from "#app/context.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { ActionFailure } from "#app/forms/saving/ActionFailure.tsx";
import { failureAnswer, refuse } from "#app/forms/saving/failureAnswer.server.ts";
import { keepForm } from "#app/forms/saving/keepForm.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import * as ProjectPlaces from "../../projectPlaces.repo.server.ts";
import type { Route } from "./+types/place.ts";
import { answerAtOwnAddress, backToList, leaveForList } from "./backToList.server.ts";

export const loader = leaveForList;

/** Moves a project to a place in its section: after a drag, by a button, or by number. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  answerAtOwnAddress(context);
  const info = context.get(requestContext);
  const { t } = info;
  const place = Number((await readFields(request)).get("place"));
  const id = recordIdOf(params.id);
  if (!Number.isInteger(place) || place < 1) return refuse(400, t("validation.order"));
  try {
    const isMoved = id !== undefined && (await ProjectPlaces.move(id, place));
    if (!isMoved) return refuse(404, t("adminProjects.list.missing"));
    return await backToList(request, url, {
      type: "success",
      message: t("adminProjects.list.moved"),
    });
  } catch (error) {
    return failureAnswer(error, info);
  }
}

export const clientAction = keepForm;

/** /admin/projetos/{id}/posicao without JavaScript: the list, with the reason for the failure above it. */
export default function Place({ actionData }: Route.ComponentProps) {
  return <ActionFailure answer={actionData} />;
}
