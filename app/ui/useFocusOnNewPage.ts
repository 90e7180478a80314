import { useEffect, useRef } from "react";
import { useLocation, useMatches, useNavigation } from "react-router";
import { langKey } from "#app/i18n/lang.ts";
import { savedParam } from "#app/sitePaths.ts";

/**
 * After a client navigation the focus moves to the new page's title, as after a full page load: a screen
 * reader announces the title and continues from there, and so does the keyboard. Not when the URL has a
 * hash, nor when the focus has been set elsewhere meanwhile. Another part of the same page, such as the next
 * page of a list, counts as new; a change made by a form does not: after a search the focus stays in the
 * field.
 */
export function useFocusOnNewPage(): void {
  const page = usePage();
  const { pathname, search, hash } = useLocation();
  const part = partOf(search);
  const { location: next } = useNavigation();
  const shown = useRef({ page, pathname, part });
  const isElsewhere = useRef(false);

  useEffect(() => {
    if (!next) return;
    isElsewhere.current = false;
    const note = () => {
      isElsewhere.current = true;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [next]);

  useEffect(() => {
    const before = shown.current;
    if (before.page === page && before.pathname === pathname && before.part === part) return;
    shown.current = { page, pathname, part };
    // Dialogs have paths of their own.
    const isOtherPart = before.pathname === pathname && !document.activeElement?.closest("form");
    if ((before.page !== page || isOtherPart) && !isElsewhere.current && !hash) focusTitle();
    isElsewhere.current = false;
  }, [page, pathname, part, hash]);
}

/** The query without the parameters that do not change the page: its language and the mark of a save. */
function partOf(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(langKey);
  query.delete(savedParam);
  return query.toString();
}

/**
 * The path of the page. A dialog with its own URL is a child route of the page behind it, so the outermost
 * path is the page's; a layout's path is only `/`.
 */
function usePage(): string {
  return useMatches().find(({ pathname }) => pathname !== "/")?.pathname ?? "/";
}

/** Focuses the page's title. */
export function focusTitle(): void {
  const title =
    document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (!title) return;
  title.tabIndex = -1;
  // `ScrollRestoration` does the scrolling.
  title.focus({ preventScroll: true });
}
