import { useEffect, useRef } from "react";
import { useLocation, useMatches, useNavigation } from "react-router";
import { langKey } from "#app/i18n/lang.ts";
import { savedMark } from "#app/paths.ts";

/**
 * After a client navigation the focus goes to the new page's title, as if the browser itself had opened
 * the page: a screen reader says the title and reads on from there, the keyboard goes on from there. Not
 * where the address names a place of its own, nor when the focus was put elsewhere in the meantime.
 * Another part of the same page, such as the next one of a list, is a new page too; what a form changes
 * about it is not: who searches stays in the field.
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
    // A dialog has a path of its own.
    const isOtherPart = before.pathname === pathname && !document.activeElement?.closest("form");
    if ((before.page !== page || isOtherPart) && !isElsewhere.current && !hash) focusTitle();
    isElsewhere.current = false;
  }, [page, pathname, part, hash]);
}

/** What a query says about the page, which its language and the mark of a save do not. */
function partOf(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(langKey);
  query.delete(savedMark);
  return query.toString();
}

/**
 * The path of the page. A dialog with an address of its own is a child of the page that stays behind
 * it, so the outermost path is the page's; that of a frame is only `/`.
 */
function usePage(): string {
  return useMatches().find(({ pathname }) => pathname !== "/")?.pathname ?? "/";
}

/** Gives the focus to the page's title. */
export function focusTitle(): void {
  const title =
    document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (!title) return;
  title.tabIndex = -1;
  // The scrolling is `ScrollRestoration`'s.
  title.focus({ preventScroll: true });
}
