import { requestContext } from "#app/context.ts";
import * as Media from "#app/files/media.repo.server.ts";
import { listMeta } from "#app/head/listMeta.server.ts";
import { pageHead } from "#app/head/pageHead.server.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { pagingOf } from "#app/paging.ts";
import { BrandPicture } from "#app/ui/BrandPicture.tsx";
import { CardGrid } from "#app/ui/CardGrid.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import { Pagination } from "#app/ui/Pagination.tsx";
import { Section } from "#app/ui/Section.tsx";
import { toCards } from "../cards.server.ts";
import * as Projects from "../projects.repo.server.ts";
import type { Route } from "./+types/projects.ts";
import { ProjectCard } from "./ProjectCard.tsx";
import { projectsLink, projectsPageSize } from "./projectsLink.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const { lang } = info;
  const search = url.searchParams;
  const { page, pages, limit, offset } = pagingOf(search, await Projects.count(), projectsPageSize);
  const found = await Projects.findAllSummaries({ lang, limit, offset });
  const projects = await toCards(found, lang);
  const media = await Media.findDescriptions(
    projects.map(({ image }) => image),
    lang,
  );
  const texts = pickTexts(lang, "projects");
  return {
    texts,
    head: await pageHead(info, {
      ...listMeta(info, texts.projects.meta, { page, pages }),
      path: projectsLink(page),
    }),
    projects,
    media,
    page,
    pages,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

/** /projetos: every project as a card (spec 2), paginated. */
export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const { projects, page, pages } = loaderData;
  const { banner, list } = useTexts("projects");
  return (
    <>
      <PageHead
        title={banner.title}
        text={banner.text}
        picture={<BrandPicture name="projects" sizes="60vw" priority wideOnly />}
      />
      <Section>
        {projects.length === 0 && <p>{list.empty}</p>}
        <CardGrid>
          {projects.map((project, index) => (
            <ProjectCard key={project.id} project={project} isInFirstScreen={index === 0} />
          ))}
        </CardGrid>
        <Pagination page={page} pages={pages} linkTo={projectsLink} />
      </Section>
    </>
  );
}
