import { useEffect, useRef } from "react";
import { useLocation, useMatches, useNavigation } from "react-router";

/**
 * After a client navigation the focus goes to the new page's title, as if the browser itself had opened
 * the page: a screen reader says the title and reads on from there, the keyboard goes on from there. Not
 * where the address names a place of its own, nor when the focus was put elsewhere in the meantime.
 */
export function useFocusOnNewPage(): void {
  const page = usePage();
  const { hash } = useLocation();
  const { location: next } = useNavigation();
  const shown = useRef(page);
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
    if (shown.current === page) return;
    shown.current = page;
    if (!isElsewhere.current && !hash) focusTitle();
    isElsewhere.current = false;
  }, [page, hash]);
}

/**
 * The path of the page. A dialog with an address of its own is a child of the page that stays behind
 * it, so the outermost path is the page's; that of a frame is only `/`.
 */
function usePage(): string {
  return useMatches().find(({ pathname }) => pathname !== "/")?.pathname ?? "/";
}

function focusTitle() {
  const title =
    document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (!title) return;
  title.tabIndex = -1;
  // The scrolling is `ScrollRestoration`'s.
  title.focus({ preventScroll: true });
}
