import { data } from "react-router";
import type { RequestInfo } from "#app/context.ts";
import { suggestProjects } from "#app/features/search/suggestProjects.server.ts";
import { paths } from "#app/paths.ts";
import type { GonePage } from "#app/ui/errorKind.ts";
import * as ProjectDrafts from "../projectDrafts.repo.server.ts";

/**
 * The answer where there is no project: 410 while it is taken off the site, else 404 (contract 10). With
 * suggestions based on its slug.
 *
 * @param id undefined where the address cannot be a project's
 */
export async function projectGone(
  { lang, t }: Pick<RequestInfo, "lang" | "t">,
  id: number | undefined,
  slug: string,
) {
  const others = await suggestProjects(lang, slug);
  if (id === undefined || !(await ProjectDrafts.isUnpublished(id))) {
    return data({ others }, { status: 404 });
  }
  const gone: GonePage = {
    title: t("projects.gone.title"),
    text: t("projects.gone.text"),
    more: { label: t("projects.gone.all"), to: paths.projects },
  };
  return data({ others, gone }, { status: 410 });
}
