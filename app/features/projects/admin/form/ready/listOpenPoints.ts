import { requestContext } from "#app/context.ts";
import { findIdByKey } from "#app/db/idempotency.server.ts";
import { recordAt } from "#app/forms/saving/recordAt.server.ts";
import * as ProjectDrafts from "../../../projectDrafts.repo.server.ts";
import { findReadiness } from "../../../readiness/findReadiness.server.ts";
import type { Route } from "./+types/listOpenPoints.ts";

/**
 * /admin/projetos/{id}/pendencias: what is open about a project now, for its form that stays as it is.
 * /admin/adicionar-projeto/pendencias?formulario=…: the same of what a new project's form has kept by itself, with the id
 * that it is kept under.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const key = url.searchParams.get("formulario") ?? "";
  const id = params.id ?? String(await findIdByKey("project", key));
  const opened = await recordAt(id, ProjectDrafts.findToEdit);
  const english = await ProjectDrafts.findEnglish(opened);
  const points = await findReadiness(opened.project, english, context.get(requestContext));
  return Response.json({ id: opened.project.id, points });
}
