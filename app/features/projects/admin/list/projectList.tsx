import { Outlet } from "react-router";
import { AdminPage } from "#app/admin/AdminPage.tsx";
import { adminMeta } from "#app/admin/adminMeta.ts";
import { requestContext } from "#app/context.ts";
import * as Media from "#app/features/media/media.repo.server.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import * as Projects from "../../projects.repo.server.ts";
import { withSiteName } from "../../siteName.server.ts";
import type { Route } from "./+types/projectList.ts";
import { ListSearch } from "./ListSearch.tsx";
import { listSections } from "./listSections.ts";
import { ProjectSection } from "./ProjectSection.tsx";
import { useListActions } from "./useListActions.ts";

/** So many can be looked through without a search. */
const fewProjects = 12;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  const search = url.searchParams;
  const projects = await Projects.findAllForStaff();
  const named = projects.map((project) => withSiteName(project, lang));
  const sections = listSections(named, search);
  const shown = [...sections.highlighted.projects, ...sections.all.projects];
  return {
    texts: pickTexts(lang, "adminProjects"),
    ...sections,
    media: await Media.findDescriptions(
      shown.map((project) => project.bannerImage),
      lang,
    ),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMeta(matches, loaderData?.texts.adminProjects.list.title ?? "");

/** /admin/projetos: the highlighted projects and the others, each sortable (spec 2). */
export default function ProjectListPage({ loaderData }: Route.ComponentProps) {
  const { query, highlighted, all } = loaderData;
  const { list } = useTexts("adminProjects");
  const actions = useListActions();
  const isEmpty = highlighted.count + all.count === 0;
  return (
    <AdminPage
      title={list.title}
      tools={
        <ButtonLink to={paths.admin.newProject} icon="plus">
          {list.add}
        </ButtonLink>
      }
    >
      <Outlet />
      {(query || highlighted.count + all.count > fewProjects) && <ListSearch query={query} />}
      <ProjectSection
        id="destaques"
        title={list.highlighted}
        empty={isEmpty ? "" : list.noHighlighted}
        section={highlighted}
        actions={actions}
        query={query}
        isHighlighted
      />
      <ProjectSection
        id="todos"
        title={list.all}
        empty={isEmpty ? list.first : list.none}
        section={all}
        actions={actions}
        query={query}
      />
    </AdminPage>
  );
}
