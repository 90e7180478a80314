import { Form, Link } from "react-router";
import { useCurrentValue } from "#app/forms/useCurrentValue.ts";
import { langKey } from "#app/i18n/lang.ts";
import { useCarriedLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { Button } from "#app/ui/Button.tsx";
import { maxQueryLength } from "#app/validation/query.ts";
import styles from "./FileSearch.module.css";

/** The search of /uploads: a plain GET form, so that a search has its own URL. */
export function FileSearch({ query }: { query: string }) {
  const texts = useTexts("publicFiles");
  const carried = useCarriedLang();
  return (
    <Form role="search" action={paths.uploads} className={styles.search}>
      <label htmlFor="q">{texts.searchLabel}</label>
      <div className={styles.row}>
        <input
          ref={useCurrentValue(query)}
          id="q"
          name="q"
          type="search"
          defaultValue={query}
          maxLength={maxQueryLength}
          aria-describedby="q-hint"
        />
        <Button type="submit" icon="search">
          {texts.searchButton}
        </Button>
      </div>
      {carried && <input type="hidden" name={langKey} value={carried} />}
      <p id="q-hint">{texts.searchHint}</p>
      {query && <Link to={paths.uploads}>{texts.clear}</Link>}
    </Form>
  );
}
