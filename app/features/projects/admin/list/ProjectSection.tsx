import { Form, useSearchParams } from "react-router";
import { SortableList } from "#app/forms/sorting/SortableList.tsx";
import { counted } from "#app/i18n/counted.ts";
import { fill } from "#app/i18n/fill.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { pageLink } from "#app/paging.ts";
import { paths } from "#app/paths.ts";
import { Pagination } from "#app/ui/Pagination.tsx";
import { maxOnHome } from "../../maxOnHome.ts";
import { highlightedPage, type ListSection } from "./listSections.ts";
import { ProjectCard } from "./ProjectCard.tsx";
import styles from "./ProjectSection.module.css";
import type { ListActions } from "./useListActions.ts";
import { withMove } from "./withMove.ts";

interface ProjectSectionProps {
  id: string;
  title: string;
  /** Shown where there are no projects; may be empty itself. */
  empty: string;
  section: ListSection;
  /** The search by name, empty without one. */
  query: string;
  actions: ListActions;
  isHighlighted?: boolean;
}

/** One of the list's two sections: sortable cards, paginated. */
export function ProjectSection(props: ProjectSectionProps) {
  const { id, title, empty, section, query, actions, isHighlighted = false } = props;
  const { list } = useTexts("adminProjects");
  const [search] = useSearchParams();
  const first = section.projects[0]?.place ?? 1;
  const projects = actions.moving.reduce(
    (cards, moving) => withMove(cards, moving, first),
    section.projects,
  );
  const count = query ? section.found : section.count;
  const nothing = query ? fill(list.noMatch, { search: query }) : empty;
  const orderForm = `ordem-${id}`;
  const items = projects.map((project) => ({ ...project, label: project.name }));

  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.count}>{counted(count, useLang(), list.countOne, list.count)}</p>
        {isHighlighted && section.count > maxOnHome && (
          <p className={styles.count}>{fill(list.homeShows, { count: maxOnHome })}</p>
        )}
      </div>
      {isHighlighted && items.length > 0 && (
        <p className={styles.count}>{list.keptWhileHighlighted}</p>
      )}
      {items.length === 0 && nothing && <p className={styles.empty}>{nothing}</p>}
      <Form method="post" id={orderForm} preventScrollReset hidden />
      <SortableList
        items={items}
        label={title}
        layout="grid"
        className={styles.cards}
        itemClassName={styles.card}
        isHeldAnywhere={!query}
        // Search results are not neighbours, so an index among them is no place to move to.
        onMove={(from, to) => {
          const project = items[from];
          if (project && !query) actions.move(project.id, first + to);
        }}
        moveButton={(project, _, to) => ({
          form: orderForm,
          formAction: paths.admin.placeProject(project.id),
          name: "place",
          value: first + to,
        })}
      >
        {(project, controls) => (
          <ProjectCard
            project={project}
            isHighlighted={isHighlighted}
            onHighlight={() => actions.setHighlight(project.id, !isHighlighted)}
            onPlace={(place) => actions.place(project.id, place, id)}
            order={query ? undefined : controls}
            places={section.paging.pages > 1 ? section.count : undefined}
          />
        )}
      </SortableList>
      <Pagination
        page={section.paging.page}
        pages={section.paging.pages}
        linkTo={(number) =>
          pageLink(
            paths.admin.projects,
            search,
            number,
            isHighlighted ? highlightedPage : undefined,
          )
        }
      />
    </section>
  );
}
