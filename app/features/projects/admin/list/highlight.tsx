import { requestContext } from "#app/context.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { ActionFailure } from "#app/forms/saving/ActionFailure.tsx";
import { errorResponse, failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import * as Projects from "../../projects.repo.server.ts";
import { withSiteName } from "../../siteName.server.ts";
import type { Route } from "./+types/highlight.ts";
import { backToList, leaveForList, renderAtOwnUrl } from "./backToList.server.ts";

export const loader = leaveForList;

/** Highlights a project, or removes it from the highlights (spec 4): it moves to the other section of the list. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  renderAtOwnUrl(context);
  const info = context.get(requestContext);
  const { t, lang } = info;
  const asked = (await readFields(request)).get("highlight");
  if (asked !== "true" && asked !== "false") return errorResponse(400, t("api.badRequest"));
  const highlight = asked === "true";
  const id = recordIdOf(params.id);
  try {
    const project = id === undefined ? undefined : await Projects.updateHighlight(id, highlight);
    if (!project) return errorResponse(404, t("adminProjects.list.missing"));
    const { name } = withSiteName(project, lang);
    const message = highlight ? "nowHighlighted" : "nowUnhighlighted";
    return await backToList(request, url, {
      type: "success",
      message: t(`adminProjects.list.${message}`, { name }),
    });
  } catch (error) {
    return failureResponse(error, info);
  }
}

export const clientAction = formClientAction;

/** /admin/projetos/{id}/destaque without JavaScript: the list, with the reason for the failure above it. */
export default function Highlight({ actionData }: Route.ComponentProps) {
  return <ActionFailure answer={actionData} />;
}
