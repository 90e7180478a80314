import { data } from "react-router";
import type { RequestInfo } from "#app/context.ts";
import { suggestProjects } from "#app/features/search/suggestProjects.server.ts";

/** The 404 of a deleted project, with suggestions based on its slug. */
export async function projectGone({ lang }: Pick<RequestInfo, "lang">, slug: string) {
  return data({ others: await suggestProjects(lang, slug) }, { status: 404 });
}
