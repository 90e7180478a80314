import type { KeyboardEvent } from "react";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/Button.tsx";
import { longestQuery } from "../query.ts";
import styles from "./SearchForm.module.css";

/**
 * The site's search: a plain form that leads to the results' own address, with no script at all. It
 * stands in the header, in the phone's menu, on the results' page and on a page that is not there.
 */
export function SearchForm({
  id,
  query = "",
  isFirst = false,
  className,
}: {
  /** Of the field; each form of a page has its own. */
  id: string;
  query?: string;
  /** Takes the focus when the popover around it opens. */
  isFirst?: boolean;
  className?: string | undefined;
}) {
  const { search } = useTexts("common");
  return (
    <search aria-labelledby={`${id}-label`} className={className}>
      <form action={paths.search} className={styles.form}>
        <label id={`${id}-label`} htmlFor={id} className="visually-hidden">
          {search.label}
        </label>
        <input
          key={query}
          id={id}
          name="q"
          type="search"
          defaultValue={query}
          maxLength={longestQuery}
          placeholder={search.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: only where the visitor has just opened a popover for it
          autoFocus={isFirst}
          onKeyDown={isFirst ? closeOnEscape : undefined}
        />
        <Button type="submit" icon="search">
          {search.submit}
        </Button>
      </form>
    </search>
  );
}

/** WebKit's search field keeps Escape to itself, empty too; elsewhere the popover hears of it. */
function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key !== "Escape" || currentTarget.value !== "") return;
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover?.();
}
