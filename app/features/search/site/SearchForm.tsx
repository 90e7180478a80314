import { type ComponentType, type KeyboardEvent, useState } from "react";
import { langKey } from "#app/i18n/lang.ts";
import { useCarriedLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { Button } from "#app/ui/Button.tsx";
import { classes } from "#app/ui/classes.ts";
import { maxQueryLength } from "#app/validation/query.ts";
import styles from "./SearchForm.module.css";

/**
 * The site's search: a plain form that leads to the results' URL, without JavaScript. Used in the header, in
 * the mobile menu, on the results page and on the 404 page.
 */
export function SearchForm({
  id,
  query = "",
  isFirst = false,
  isInFrame = false,
  look = "solid",
  className,
}: {
  /** Id of the field, unique on the page. */
  id: string;
  query?: string;
  /** Whether it takes the focus when the popover around it opens. */
  isFirst?: boolean;
  /** Whether it belongs to the header or the menu: named, to be told from the search of the page itself. */
  isInFrame?: boolean;
  /** `outline` where the page has another primary action. */
  look?: "solid" | "outline";
  className?: string | undefined;
}) {
  const { search } = useTexts("common");
  const carried = useCarriedLang();
  const [loaded, setLoaded] = useState<{ LiveResults: ComponentType<{ field: string }> }>();
  const load = () => void (loaded ?? import("./LiveResults.tsx").then(setLoaded, () => undefined));
  const form = (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search>
    <form
      role="search"
      aria-labelledby={isInFrame ? `${id}-label` : undefined}
      action={paths.search}
      className={classes(styles.form, className)}
    >
      <label id={`${id}-label`} htmlFor={id} className="visually-hidden">
        {search.label}
      </label>
      <input
        key={query}
        id={id}
        name="q"
        type="search"
        defaultValue={query}
        maxLength={maxQueryLength}
        placeholder={search.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        // biome-ignore lint/a11y/noAutofocus: only where the visitor has just opened a popover for it
        autoFocus={isFirst}
        onKeyDown={isFirst ? closeOnEscape : undefined}
        onFocus={load}
        onInput={load}
      />
      {carried && <input type="hidden" name={langKey} value={carried} />}
      <Button type="submit" look={look} icon="search">
        {search.submit}
      </Button>
    </form>
  );
  return (
    <>
      {form}
      {loaded && <loaded.LiveResults field={id} />}
    </>
  );
}

/** In WebKit a search field swallows Escape even when empty; in other browsers the popover receives it. */
function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key !== "Escape" || currentTarget.value !== "") return;
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover?.();
}
