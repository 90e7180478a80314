import { useSearchParams } from "react-router";
import type { PublicationState } from "#app/features/schedule/describeState.server.ts";
import { counted } from "#app/i18n/fill.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { pageLink } from "#app/paging.ts";
import { paths } from "#app/paths.ts";
import { Pagination } from "#app/ui/Pagination.tsx";
import { type ListSection, unpublishedPage } from "./listSections.ts";
import styles from "./ProjectSection.module.css";
import { UnpublishedCard } from "./UnpublishedCard.tsx";

interface UnpublishedSectionProps {
  section: ListSection;
  states: Record<number, PublicationState>;
}

/** The projects that visitors do not see: they have no place among the others, so they cannot be sorted. */
export function UnpublishedSection({ section, states }: UnpublishedSectionProps) {
  const { list } = useTexts("adminProjects");
  const [search] = useSearchParams();
  const lang = useLang();
  const { projects, found, paging } = section;
  return (
    <section aria-labelledby="nao-publicados" className={styles.section}>
      <div className={styles.head}>
        <h2 id="nao-publicados">{list.unpublished}</h2>
        <p className={styles.count}>{counted(found, lang, list.countOne, list.count)}</p>
      </div>
      <ul className={styles.cards}>
        {projects.map((project) => (
          <li key={project.id} className={styles.card}>
            <UnpublishedCard project={project} state={states[project.id]} />
          </li>
        ))}
      </ul>
      <Pagination
        page={paging.page}
        pages={paging.pages}
        linkTo={(number) => pageLink(paths.admin.projects, search, number, unpublishedPage)}
      />
    </section>
  );
}
