import { Form, Link, useSearchParams } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/Button.tsx";
import styles from "./ListSearch.module.css";
import { searchParameter } from "./listSections.ts";

/** Filters projects by name, in both sections; shown once there are many. */
export function ListSearch({ isOffered }: { isOffered: boolean }) {
  const { list } = useTexts("adminProjects");
  const [search] = useSearchParams();
  const asked = search.get(searchParameter) ?? "";
  if (!isOffered) return null;
  return (
    <search>
      <Form className={styles.search}>
        <input
          key={asked}
          type="search"
          name={searchParameter}
          defaultValue={asked}
          aria-label={list.search}
          placeholder={list.search}
          className={styles.input}
        />
        <Button type="submit" look="outline" className={styles.button}>
          {list.searchButton}
        </Button>
        {asked && (
          <Link to={paths.admin.projects} className={styles.clear}>
            {list.clearSearch}
          </Link>
        )}
      </Form>
    </search>
  );
}
