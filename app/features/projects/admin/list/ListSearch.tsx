import { Form, Link } from "react-router";
import { useCurrentValue } from "#app/forms/useCurrentValue.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/Button.tsx";
import { maxQueryLength } from "#app/validation/query.ts";
import styles from "./ListSearch.module.css";
import { type StateFilter, searchParameter, stateFilters, stateParameter } from "./listSections.ts";

/** Filters projects by name, in both sections. */
export function ListSearch({
  query,
  filter,
}: {
  query: string;
  /** The filter by state, which a search keeps. */
  filter: StateFilter | undefined;
}) {
  const { list } = useTexts("adminProjects");
  return (
    <Form role="search" className={styles.search}>
      {filter && <input type="hidden" name={stateParameter} value={stateFilters[filter]} />}
      <input
        ref={useCurrentValue(query)}
        type="search"
        name={searchParameter}
        defaultValue={query}
        maxLength={maxQueryLength}
        aria-label={list.search}
        placeholder={list.search}
        className={styles.input}
      />
      <Button type="submit" look="outline" className={styles.button}>
        {list.searchButton}
      </Button>
      {query && (
        <Link to={paths.admin.projects} className={styles.clear}>
          {list.clearSearch}
        </Link>
      )}
    </Form>
  );
}
