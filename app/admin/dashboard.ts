import { redirect } from "react-router";
import { paths } from "#app/paths.ts";

/** The dashboard is the project list (contract 4). */
export function loader() {
  return redirect(paths.admin.projects);
}
