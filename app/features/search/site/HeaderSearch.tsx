import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./HeaderSearch.module.css";
import { SearchForm } from "./SearchForm.tsx";

const panel = "header-search";

/**
 * The header's search: a button that opens the form below the header. The browser itself opens the popover,
 * focuses it, and closes it on Escape or a click outside; a browser without popovers gets a link to the
 * search page.
 */
export function HeaderSearch() {
  const { search } = useTexts("common");
  return (
    <>
      <button type="button" popoverTarget={panel} className={styles.button}>
        <Icon name="search" />
        <span className="visually-hidden">{search.open}</span>
      </button>
      <a href={paths.search} className={styles.link}>
        <Icon name="search" />
        <span className="visually-hidden">{search.open}</span>
      </a>
      <div popover="auto" id={panel} className={styles.panel} data-tone="light">
        <SearchForm id="header-q" isFirst isInFrame />
      </div>
    </>
  );
}
