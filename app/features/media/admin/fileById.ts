import { data, redirect } from "react-router";
import * as Media from "#app/files/media.repo.server.ts";
import { paths } from "#app/paths.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import type { Route } from "./+types/fileById.ts";

/** /admin/arquivo/{id}: leads from the row of a file, which drafts and revisions name, to its description. */
export async function loader({ params }: Route.LoaderArgs) {
  const id = recordIdOf(params.id);
  const path = id === undefined ? undefined : await Media.findPathById(id);
  if (path === undefined) throw data(null, 404);
  return redirect(paths.admin.file(path));
}
