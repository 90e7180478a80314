import { Link } from "react-router";
import { grouped } from "#app/i18n/fill.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { pageLink } from "#app/paging.ts";
import { paths } from "#app/paths.ts";
import { type StateFilter, stateFilters, stateQuery } from "../textStates.ts";
import styles from "./StateFilters.module.css";

interface StateFiltersProps {
  state: StateFilter;
  counts: Record<StateFilter, number>;
}

/** The states as links, with the number of texts in each. */
export function StateFilters({ state, counts }: StateFiltersProps) {
  const lang = useLang();
  const { filter, states } = useTexts("adminTranslations");
  return (
    <nav aria-label={filter}>
      <ul className={styles.states}>
        {stateFilters.map((each) => (
          <li key={each}>
            <Link
              to={pageLink(paths.admin.translations, stateQuery(each), 1)}
              className={styles.state}
              data-state={counts[each] > 0 ? each : undefined}
              aria-current={each === state ? "page" : undefined}
            >
              <span className={styles.count}>{grouped(counts[each], lang)}</span>
              {states[each]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
