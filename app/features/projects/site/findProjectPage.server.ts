import type { MetaDescriptor } from "react-router";
import type { RequestInfo } from "#app/context.ts";
import { markTexts } from "#app/features/approval/markedTexts.ts";
import { draftHead } from "#app/head/draftHead.server.ts";
import * as ProjectDrafts from "../projectDrafts.repo.server.ts";
import * as ProjectPages from "../projectPages.repo.server.ts";
import * as Projects from "../projects.repo.server.ts";
import type { PublicProject } from "../projects.schema.ts";
import { withSiteName } from "../siteName.server.ts";
import { projectHead } from "./projectHead.server.ts";

/** What a project's page shows. */
export interface ShownProject {
  project: PublicProject;
  head: MetaDescriptor[];
  /** Its canonical path; none for a preview. */
  path?: string;
  themeSlug?: string | undefined;
}

/** A project as it is published. */
export async function findPublicPage(
  id: number,
  info: Pick<RequestInfo, "lang" | "origin" | "t">,
): Promise<ShownProject | undefined> {
  const page = await ProjectPages.findById(id);
  const found = page && (await Projects.findPublicById(id, info.lang));
  if (!found) return undefined;
  const project = withSiteName({ ...found, id }, info.lang);
  const { path, themeSlug } = page;
  return {
    project,
    head: await projectHead(info, project, page),
    path: path[info.lang],
    themeSlug,
  };
}

/**
 * A project as its draft would make it or, where there is none, as it is published.
 */
export async function findDraftPage(
  id: number,
  { lang, preview }: RequestInfo,
): Promise<ShownProject | undefined> {
  const draft = await ProjectDrafts.find(id);
  const published = await Projects.findPublicById(id, lang);
  const drafted = draft && (await Projects.toPublic(id, draft.content, lang, draft.outdated));
  // Of a project that is not on the site, all is new.
  const isMarked = preview?.isMarked && published && drafted;
  const found = isMarked ? markTexts(published, drafted) : (drafted ?? published);
  if (!found) return undefined;
  const project = withSiteName(found, lang);
  const { themeSlug } = draft
    ? await publicThemeOf(draft.content)
    : ((await ProjectPages.findById(id)) ?? {});
  return { project, head: draftHead(project.name), themeSlug };
}

/** The list of a theme that no public project has yet is not there. */
async function publicThemeOf(content: { theme: string }) {
  const found = ProjectPages.themeSlugOf(content);
  const themes = await Projects.findAllThemes("pt");
  return themes.some(({ slug }) => slug === found.themeSlug) ? found : {};
}
