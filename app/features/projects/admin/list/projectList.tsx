import { Outlet } from "react-router";
import { requestContext } from "#app/context.ts";
import * as Media from "#app/files/media.repo.server.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { fill } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { AdminPage, EmptyList } from "#app/ui/AdminPage.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import type { Route } from "./+types/projectList.ts";
import { ListSearch } from "./ListSearch.tsx";
import { type ListSection, listSections } from "./listSections.ts";
import { ProjectSection } from "./ProjectSection.tsx";
import { StateFilters } from "./StateFilters.tsx";
import { findStatedProjects } from "./statedProjects.server.ts";
import { UnpublishedSection } from "./UnpublishedSection.tsx";
import { useListActions } from "./useListActions.ts";

/** So many can be looked through without a search. */
const fewProjects = 12;

export async function loader({ url, context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const { lang } = info;
  const { projects, describe } = await findStatedProjects(info);
  const sections = listSections(projects, url.searchParams);
  const shown = [sections.highlighted, sections.all, sections.unpublished].flatMap(
    (section) => section.projects,
  );
  return {
    texts: pickTexts(lang, "adminProjects"),
    ...sections,
    states: await describe(shown.map(({ id }) => id)),
    media: await Media.findDescriptions(
      shown.map((project) => project.bannerImage),
      lang,
    ),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMeta(matches, loaderData?.texts.adminProjects.list.title ?? "");

/**
 * /admin/projetos: what visitors do not see yet, then the highlighted projects and the others, each sortable
 * (spec 2).
 */
export default function ProjectListPage({ loaderData }: Route.ComponentProps) {
  const { query, filter, counts, states, highlighted, all, unpublished } = loaderData;
  const { list, filters } = useTexts("adminProjects");
  const shared = {
    actions: useListActions(),
    states,
    query,
    isFiltered: filter === "changed" || filter === "scheduled",
  };
  const isEmpty = counts.all === 0;
  const isOfUnpublished = filter === "draft" || filter === "hidden";
  const found = highlighted.found + all.found + unpublished.found;
  const isShown = (section: ListSection) => query === "" || section.found > 0;
  return (
    <AdminPage
      title={list.title}
      isWide
      tools={
        <ButtonLink to={paths.admin.newProject} icon="plus">
          {list.add}
        </ButtonLink>
      }
    >
      <Outlet />
      {(query || counts.all > fewProjects) && <ListSearch query={query} filter={filter} />}
      {counts.all > 0 && <StateFilters filter={filter} counts={counts} query={query} />}
      {!query && isOfUnpublished && unpublished.found === 0 && (
        <EmptyList>{filters.none}</EmptyList>
      )}
      {unpublished.found > 0 && <UnpublishedSection section={unpublished} states={states} />}
      {!query && filter === "scheduled" && found === 0 && <EmptyList>{filters.none}</EmptyList>}
      {query && found === 0 && <EmptyList>{fill(list.noMatch, { search: query })}</EmptyList>}
      {!isOfUnpublished && (filter !== "scheduled" || found > unpublished.found) && (
        <>
          {!isEmpty && isShown(highlighted) && (
            <ProjectSection
              id="destaques"
              title={list.highlighted}
              empty={list.noHighlighted}
              section={highlighted}
              {...shared}
              isHighlighted
            />
          )}
          {isShown(all) && (
            <ProjectSection
              id="todos"
              title={list.all}
              empty={isEmpty ? list.first : list.none}
              section={all}
              {...shared}
            />
          )}
        </>
      )}
    </AdminPage>
  );
}
