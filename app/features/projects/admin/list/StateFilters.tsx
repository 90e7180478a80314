import { Link } from "react-router";
import { grouped } from "#app/i18n/fill.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { type StateFilter, searchParameter, stateFilters, stateParameter } from "./listSections.ts";
import styles from "./StateFilters.module.css";

interface StateFiltersProps {
  filter: StateFilter | undefined;
  counts: Record<"all" | StateFilter, number>;
  /** The search by name, which a filter keeps. */
  query: string;
}

/** Shows only the projects in one state. */
export function StateFilters({ filter, counts, query }: StateFiltersProps) {
  const { filters } = useTexts("adminProjects");
  const lang = useLang();
  return (
    <nav aria-label={filters.label}>
      <ul className={styles.filters}>
        {(["all", "published", "draft", "changed", "scheduled", "hidden"] as const).map((state) => (
          <li key={state}>
            <Link
              to={linkTo(state === "all" ? undefined : state, query)}
              aria-current={state === (filter ?? "all") ? "page" : undefined}
              className={styles.filter}
              preventScrollReset
            >
              {filters[state]} <span className={styles.count}>{grouped(counts[state], lang)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function linkTo(state: StateFilter | undefined, query: string) {
  const search = new URLSearchParams({
    ...(query && { [searchParameter]: query }),
    ...(state && { [stateParameter]: stateFilters[state] }),
  });
  return String(search) !== "" ? `${paths.admin.projects}?${search}` : paths.admin.projects;
}
