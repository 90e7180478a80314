import { Form, useSearchParams } from "react-router";
import type { PublicationState } from "#app/features/schedule/describeState.server.ts";
import { moveField, moveTo, writeMove } from "#app/forms/sorting/moveForm.ts";
import { SortableList } from "#app/forms/sorting/SortableList.tsx";
import { counted, fill } from "#app/i18n/fill.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { pageLink } from "#app/paging.ts";
import { paths } from "#app/paths.ts";
import { EmptyList } from "#app/ui/AdminPage.tsx";
import { Pagination } from "#app/ui/Pagination.tsx";
import { maxOnHome } from "../../toCard.ts";
import { highlightedPage, type ListSection } from "./listSections.ts";
import { withMoving } from "./moving.ts";
import { ProjectCard } from "./ProjectCard.tsx";
import styles from "./ProjectSection.module.css";
import type { ListActions } from "./useListActions.ts";

interface ProjectSectionProps {
  id: string;
  title: string;
  /** Shown where there are no projects; may be empty itself. */
  empty: string;
  section: ListSection;
  states: Record<number, PublicationState>;
  /** The search by name, empty without one. */
  query: string;
  /** Only some states are shown. */
  isFiltered: boolean;
  actions: ListActions;
  isHighlighted?: boolean;
}

/** One of the list's two sections: sortable cards, paginated. */
export function ProjectSection(props: ProjectSectionProps) {
  const {
    id,
    title,
    empty,
    section,
    states,
    query,
    isFiltered,
    actions,
    isHighlighted = false,
  } = props;
  const { list, filters } = useTexts("adminProjects");
  const [search] = useSearchParams();
  const first = section.projects[0]?.place ?? 1;
  const projects = actions.moving.reduce(
    (cards, moving) => withMoving(cards, moving, first),
    section.projects,
  );
  // Results are not neighbours, so an index among them is no place to move to.
  const isWhole = !query && !isFiltered;
  const count = isWhole ? section.count : section.found;
  const nothing = isFiltered ? filters.none : empty;
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
      {items.length === 0 && nothing && <EmptyList>{nothing}</EmptyList>}
      <Form method="post" id={orderForm} preventScrollReset hidden />
      <SortableList
        items={items}
        label={title}
        layout="grid"
        className={styles.cards}
        itemClassName={styles.card}
        isHeldAnywhere={isWhole}
        gap={
          isHighlighted && isWhole && section.count > maxOnHome && first <= maxOnHome
            ? { index: maxOnHome + 1 - first, content: <p>{list.homeEnds}</p> }
            : undefined
        }
        onMove={(from, to) => {
          if (isWhole) actions.move(moveTo(items, from, to));
        }}
        moveButton={(project, from, to) => ({
          form: orderForm,
          formAction: paths.admin.projectPosition(project.id),
          name: moveField,
          value: writeMove(moveTo(items, from, to)),
        })}
      >
        {(project, controls) => (
          <ProjectCard
            project={project}
            state={states[project.id]}
            isHighlighted={isHighlighted}
            onHighlight={() => actions.setHighlight(project.id, !isHighlighted)}
            onPlace={(place) => actions.place(project.id, place, id)}
            order={isWhole ? controls : undefined}
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
