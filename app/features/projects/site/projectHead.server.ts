import type { CreativeWork, NewsArticle } from "schema-dts";
import { brand } from "#app/brand.ts";
import type { RequestInfo } from "#app/context.ts";
import { withShownPaths } from "#app/files/shownPaths.server.ts";
import { agency } from "#app/head/organization.server.ts";
import { pageHead } from "#app/head/pageHead.server.ts";
import { localeTags, pageUrl } from "#app/i18n/lang.ts";
import { paths } from "#app/paths.ts";
import { isBlank } from "#app/text/blank.ts";
import { excerpt } from "#app/text/lines.ts";
import type { ProjectPage } from "../projectPages.repo.server.ts";
import type { PublicProject } from "../projects.schema.ts";
import { imagesOf } from "./imagesOf.ts";
import { type ProjectSections, sectionsOf } from "./sections.ts";

/** The head of a project's page: its texts, its canonical address in each language, and its linked data. */
export async function projectHead(
  info: Pick<RequestInfo, "lang" | "origin" | "t">,
  named: PublicProject,
  page: ProjectPage,
) {
  const project = await withShownPaths(named);
  const { t } = info;
  const { name } = project;
  const told = [project.subtitle, project.description.description].filter(Boolean).join(" — ");
  const fallback = t("projects.detail.description", { name, agency: brand.shortName });
  const description = excerpt(told || fallback);
  return pageHead(info, {
    title: name,
    description,
    path: page.path,
    trail: [{ name: t("projects.meta.title"), path: paths.projects }],
    things: [work(info, { project, page, name, description })],
  });
}

function work(
  { lang, origin }: Pick<RequestInfo, "lang" | "origin">,
  about: { project: PublicProject; page: ProjectPage; name: string; description: string },
): CreativeWork {
  const { project, page, name, description } = about;
  const url = pageUrl(origin, page.path[lang], lang);
  const images = imagesOf({ ...project, partners: [], posts: [] }).flatMap((path) => path ?? []);
  return {
    "@type": "CreativeWork",
    "@id": `${url}#project`,
    name,
    description,
    url,
    inLanguage: localeTags[lang],
    datePublished: page.createdAt,
    dateModified: page.updatedAt,
    creator: agency(origin),
    ...(!isBlank(project.place) && { contentLocation: { "@type": "Place", name: project.place } }),
    ...(!isBlank(project.theme) && { keywords: project.theme }),
    ...(images.length > 0 && { image: images.map((path) => origin + paths.stored(path)) }),
    ...articles(origin, sectionsOf(project).posts),
  };
}

/** News about the project published elsewhere; cards without an external link are left out. */
function articles(origin: string, posts: ProjectSections["posts"]) {
  const published = posts.filter(({ title, link }) => title && /^https?:/.test(link));
  if (published.length === 0) return {};
  const subjectOf = published.map(
    ({ title, link, image, topic, createdAt }): NewsArticle => ({
      "@type": "NewsArticle",
      headline: title,
      url: link,
      datePublished: createdAt,
      ...(topic && { articleSection: topic }),
      ...(image && { image: origin + paths.stored(image) }),
    }),
  );
  return { subjectOf };
}
