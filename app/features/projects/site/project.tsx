import { data } from "react-router";
import { type RequestInfo, requestContext } from "#app/context.ts";
import { memoizeByContentVersion } from "#app/db/memoizeByContentVersion.server.ts";
import { findCovers } from "#app/files/cover/covers.repo.server.ts";
import { describeFiles } from "#app/files/fileFacts.server.ts";
import * as Media from "#app/files/media.repo.server.ts";
import * as Videos from "#app/files/videos.repo.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { paths } from "#app/sitePaths.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import { youTubeId } from "#app/validation/youTube.ts";
import { toCards } from "../cards.server.ts";
import * as Projects from "../projects.repo.server.ts";
import type { Route } from "./+types/project.ts";
import { BeforeAfter } from "./BeforeAfter.tsx";
import { Description } from "./Description.tsx";
import { EBook } from "./EBook.tsx";
import { findDraftPage, findPublicPage, type ShownProject } from "./findProjectPage.server.ts";
import { Gallery } from "./Gallery.tsx";
import { imagesOf } from "./imagesOf.ts";
import { News } from "./News.tsx";
import { NextProjects } from "./NextProjects.tsx";
import { Partners } from "./Partners.tsx";
import { Preparing } from "./Preparing.tsx";
import { ProjectBanner } from "./ProjectBanner.tsx";
import { ProjectDocuments } from "./ProjectDocuments.tsx";
import { ProjectVideo } from "./ProjectVideo.tsx";
import { projectGone } from "./projectGone.server.ts";
import { Results } from "./Results.tsx";
import { isWithoutSections, sectionsOf } from "./sections.ts";
import { YouTubeVideo } from "./YouTubeVideo.tsx";

/** Number of other projects at the foot of the page: one row of cards. */
const nextProjects = 3;

/**
 * Only the id identifies the project; the slug is for readers (spec 2). The number of wrong slugs is
 * unbounded, so their pages are not cached. Also the page of a project's draft, at the address of its preview.
 */
export async function loader({ context, params: { id: param, slug = "" } }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const { preview } = info;
  const id = preview?.id ?? recordIdOf(param);
  const shown = id && (await (preview ? findDraft(id, info) : findPublic({ ...info, id })));
  if (!shown) throw await projectGone(info, id, slug);
  const isOwn = shown.path === `${paths.projectPrefix}${slug}/${param}`;
  return data(shown.answer, isOwn ? {} : { headers: { "Cache-Control": "no-store" } });
}

/** Kept, because staff and visitors with a notice are shown it without the page cache; a page has some 60 KB. */
const findPublic = memoizeByContentVersion(
  async ({ id, ...info }: Pick<RequestInfo, "lang" | "origin" | "t"> & { id: number }) => {
    const shown = await findPublicPage(id, info);
    return shown && { path: shown.path, answer: await toAnswer(id, shown, info.lang) };
  },
  { keyOf: ({ id, lang }) => `${id} ${lang}`, most: 50 },
);

async function findDraft(id: number, info: RequestInfo) {
  const shown = await findDraftPage(id, info);
  return shown && { path: shown.path, answer: await toAnswer(id, shown, info.lang) };
}

async function toAnswer(id: number, { project, head, themeSlug }: ShownProject, lang: Lang) {
  const sections = sectionsOf(project);
  const next = await toCards(await Projects.findAllAfter(id, { lang, limit: nextProjects }), lang);
  return {
    texts: pickTexts(lang, "projects", "player"),
    head,
    project: {
      id,
      name: project.name,
      subtitle: project.subtitle,
      place: project.place,
      theme: project.theme,
      ...(themeSlug !== undefined && { themeSlug }),
      bannerImage: project.bannerImage,
      bannerLogo: project.bannerLogo,
      ...(project.bannerImageAlt && { bannerImageAlt: project.bannerImageAlt }),
      ...(project.bannerLogoAlt && { bannerLogoAlt: project.bannerLogoAlt }),
      ...(project.inPortuguese && { inPortuguese: project.inPortuguese }),
    },
    sections,
    video: sections.video ? await Videos.findByPath(sections.video, lang) : undefined,
    youTube: sections.video ? youTubeId(sections.video) : undefined,
    facts: await describeFiles(
      sections.documents.map((document) => document.file),
      lang,
    ),
    next,
    media: {
      ...(await Media.findDescriptions(
        [...imagesOf(project), ...next.map(({ image }) => image)],
        lang,
      )),
      ...(await findCovers(sections.documents.map(({ file }) => file))),
    },
  };
}

export function headers({ parentHeaders, loaderHeaders }: Route.HeadersArgs) {
  return new Headers([...parentHeaders, ...loaderHeaders]);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

/**
 * /projeto/{slug}/{id}: the banner, then each section whose data exists, in spec 2's order. The project ends
 * there; other ones follow, so that even a page with nothing but a banner leads on.
 */
export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { project, sections, video, youTube, facts, next } = loaderData;
  const { description, partners, posts, results, beforeAfter, eBook } = sections;
  return (
    <>
      {/* Keyed by project, so that a video's state is not carried over to another project's page. */}
      <article key={project.id}>
        <ProjectBanner project={project} />
        {isWithoutSections(sections) && <Preparing />}
        {description && <Description description={description} />}
        {partners.length > 0 && <Partners partners={partners} />}
        {video && <ProjectVideo video={video} name={project.name} />}
        {youTube && <YouTubeVideo id={youTube} project={project} />}
        {posts.length > 0 && <News posts={posts} />}
        {results && <Results results={results} />}
        {beforeAfter && <BeforeAfter {...beforeAfter} name={project.name} />}
        {eBook && <EBook eBook={eBook} />}
        {sections.gallery.length > 0 && <Gallery photos={sections.gallery} name={project.name} />}
        {sections.documents.length > 0 && (
          <ProjectDocuments documents={sections.documents} facts={facts} />
        )}
      </article>
      <NextProjects projects={next} />
    </>
  );
}
