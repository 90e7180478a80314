import { requestContext } from "#app/context.ts";
import * as Media from "#app/features/media/media.repo.server.ts";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { pageMeta } from "#app/site/pageMeta.ts";
import { pageLink, pagingOf } from "#app/site/paging.ts";
import { BrandPicture } from "#app/ui/BrandPicture.tsx";
import { CardGrid } from "#app/ui/CardGrid.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import { Pagination } from "#app/ui/Pagination.tsx";
import { Section } from "#app/ui/Section.tsx";
import type { Route } from "./+types/projects.ts";
import { ProjectCard } from "./ProjectCard.tsx";

/** Cards on one page; divides into two and three columns. */
const pageSize = 24;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { lang, t } = context.get(requestContext);
  const search = new URL(request.url).searchParams;
  const { page, pages, limit, offset } = pagingOf(search, await Projects.count(), pageSize);
  const projects = await Projects.findAllSummaries({ lang, limit, offset });
  const media = await Media.describe(
    projects.map((project) => project.cardImageDesktop ?? project.bannerImage),
    lang,
  );
  const suffix = page > 1 ? `, ${t("common.paging.title", { page, pages })}` : "";
  const { meta } = pickTexts(lang, "projects").projects;
  return {
    texts: pickTexts(lang, "projects"),
    meta: { ...meta, title: meta.title + suffix },
    projects,
    media,
    page,
    pages,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : [];

/** /projetos: every project as a card (spec 2), a page at a time. */
export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const { projects, page, pages } = loaderData;
  const { banner, list } = useTexts("projects");
  return (
    <>
      <PageHead
        title={banner.title}
        text={banner.text}
        picture={<BrandPicture name="projects" sizes="60vw" priority />}
      />
      <Section>
        {projects.length === 0 && <p>{list.empty}</p>}
        <CardGrid>
          {projects.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </CardGrid>
        <Pagination
          page={page}
          pages={pages}
          linkTo={(number) => pageLink(paths.projects, new URLSearchParams(), number)}
        />
      </Section>
    </>
  );
}
