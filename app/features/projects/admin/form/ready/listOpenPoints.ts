import { requestContext } from "#app/context.ts";
import { recordAt } from "#app/forms/saving/recordAt.server.ts";
import * as ProjectDrafts from "../../../projectDrafts.repo.server.ts";
import { findReadiness } from "../../../readiness/findReadiness.server.ts";
import type { Route } from "./+types/listOpenPoints.ts";

/** /admin/projetos/{id}/pendencias: what is open about a project now, for its form that stays as it is. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const opened = await recordAt(params.id, ProjectDrafts.findToEdit);
  const english = await ProjectDrafts.findEnglish(opened);
  return Response.json({
    points: await findReadiness(opened, english, context.get(requestContext)),
  });
}
