import { data } from "react-router";
import { type RequestInfo, requestContext } from "#app/context.ts";
import { memoizeByContentVersion } from "#app/db/memoizeByContentVersion.server.ts";
import * as Media from "#app/files/media.repo.server.ts";
import { listMeta, pageHead } from "#app/head/pageHead.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { pageParameter, pagingOf } from "#app/paging.ts";
import { paths } from "#app/sitePaths.ts";
import { BrandPicture } from "#app/ui/BrandPicture.tsx";
import { CardGrid } from "#app/ui/CardGrid.tsx";
import { classes } from "#app/ui/classes.ts";
import { PageHead } from "#app/ui/PageHead.tsx";
import { Pagination } from "#app/ui/Pagination.tsx";
import { Section } from "#app/ui/Section.tsx";
import { toCards } from "../cards.server.ts";
import * as Projects from "../projects.repo.server.ts";
import type { Route } from "./+types/projects.ts";
import { placePins } from "./map/placePins.server.ts";
import { RiverMap } from "./map/RiverMap.tsx";
import { ProjectCard } from "./ProjectCard.tsx";
import styles from "./projects.module.css";
import { projectsLink, projectsPageSize, themeParameter } from "./projectsLink.ts";
import { ThemeFilter } from "./ThemeFilter.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const answer = await findList({ ...info, search: url.searchParams });
  // The number of themes that there are not is unbounded.
  const missing = { status: 404, headers: { "Cache-Control": "no-store" } };
  return data(answer, answer.isMissing ? missing : {});
}

interface Asked extends Pick<RequestInfo, "lang" | "origin" | "t"> {
  search: URLSearchParams;
}

/** Kept, because staff and visitors with a notice are shown it without the page cache. */
const findList = memoizeByContentVersion(
  async ({ search, ...info }: Asked) => {
    const { lang } = info;
    const asked = search.get(themeParameter) || undefined;
    const themes = await Projects.findAllThemes(lang);
    const theme = themes.find(({ slug }) => slug === asked);
    const isMissing = asked !== undefined && !theme;
    const all = await Projects.count();
    const total = isMissing ? 0 : (theme?.ids.length ?? all);
    const { page, pages, limit, offset } = pagingOf(search, total, projectsPageSize);
    const found = isMissing
      ? []
      : await Projects.findAllSummaries({ lang, ids: theme?.ids, limit, offset });
    const projects = await toCards(found, lang, ["subtitle", "place", "theme"]);
    const media = await Media.findDescriptions(
      projects.map(({ image }) => image),
      lang,
    );
    const texts = pickTexts(lang, "projects");
    const { meta, themed } = texts.projects;
    return {
      texts,
      head: await pageHead(info, {
        ...listMeta(info, theme ? metaOf(themed, theme) : meta, { page, pages }),
        path: projectsLink(page, theme?.slug),
        ...(theme && { trail: [{ name: meta.title, path: paths.projects }] }),
        isUnlisted: isMissing,
      }),
      themes: themes.map(({ ids, ...named }) => ({ ...named, count: ids.length })),
      /** The slug that was asked for. */
      asked,
      isMissing,
      all,
      total,
      projects,
      pins: placePins(projects),
      media,
      page,
      pages,
    };
  },
  {
    keyOf: ({ lang, search }) =>
      JSON.stringify([lang, search.get(themeParameter), search.get(pageParameter)]),
    most: 50,
  },
);

function metaOf(texts: Record<"title" | "description", string>, { theme }: Projects.Theme) {
  return { title: fill(texts.title, { theme }), description: fill(texts.description, { theme }) };
}

export function headers({ parentHeaders, loaderHeaders }: Route.HeadersArgs) {
  return new Headers([...parentHeaders, ...loaderHeaders]);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

/** /projetos: every project as a card (spec 2), or those with one theme; paginated, the first of all in large. */
export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const { projects, pins, themes, asked, all, total, page, pages } = loaderData;
  const { banner, list } = useTexts("projects");
  return (
    <>
      <PageHead
        title={banner.title}
        text={banner.text}
        picture={<BrandPicture name="projects" sizes="60vw" priority wideOnly />}
      />
      <Section>
        <ThemeFilter themes={themes} current={asked} all={all} total={total} />
        {all === 0 && <p>{list.empty}</p>}
        <CardGrid className={classes(styles.grid, page === 1 && styles.led)} fills={page === 1}>
          {projects.map((project, index) => (
            <ProjectCard
              key={project.id}
              project={project}
              isInFirstScreen={index === 0}
              // Of two both, which share the row.
              isLead={page === 1 && (index === 0 || projects.length === 2)}
            />
          ))}
        </CardGrid>
        <Pagination page={page} pages={pages} linkTo={(number) => projectsLink(number, asked)} />
      </Section>
      {pins.flatMap(({ ids }) => ids).length > 1 && <RiverMap projects={projects} pins={pins} />}
    </>
  );
}
