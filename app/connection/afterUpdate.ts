/*
 * An update of the site takes away the scripts of the version before. A document of that version goes on with those that it
 * has; the pages whose scripts it lacks come as documents of the new one.
 */
import { type ContextType, useContext, useEffect } from "react";
import { createPath, type Location, UNSAFE_DataRouterContext } from "react-router";

type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>["router"];

/** The page's router, since a script of this document's version was found to be missing. */
let outdated: Router | undefined;
let isStaying = false;
let isAsking = false;

/** Notes that this document is outdated: `scripts/missingModules.ts` lets the framework tell. */
export function useOutdated(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    const note = () => {
      outdated = router;
    };
    // Back leads to the document as it was left, on its way to another page.
    const goOn = ({ persisted }: PageTransitionEvent) => {
      if (persisted && outdated?.state.navigation.state === "loading") void stay(outdated);
    };
    addEventListener("outdated", note);
    addEventListener("pageshow", goOn);
    return () => {
      removeEventListener("outdated", note);
      removeEventListener("pageshow", goOn);
    };
  }, [router]);
}

/** Whether the router is just being told that the page stays: no form holds that back. */
export function isStayingOnPage(): boolean {
  return isStaying;
}

/** Whether the error says that a module is missing: each browser has words of its own. */
export function isMissingModule(error: unknown): boolean {
  return error instanceof TypeError && /\bmodule\b/i.test(error.message);
}

/**
 * Lets another page come as a document, where this one is outdated. A form that somebody typed in meanwhile is asked
 * first, as for every link.
 *
 * @param request what the router reads the page by
 * @returns whether a document takes the place of this one: the router must wait, or it would change the address before
 */
export function leaveByDocument(request: Request): boolean {
  if (!outdated || request.method !== "GET" || request.signal.aborted) return false;
  const { location: shown, navigation } = outdated.state;
  const { location: next } = navigation;
  if (navigation.state !== "loading" || !next) return false;
  const { pathname, search } = new URL(request.url);
  // A request beside the navigation, or for the page on the screen, whose scripts are there.
  if (pathname + search !== next.pathname + next.search) return false;
  if (pathname + search === shown.pathname + shown.search) return false;
  if (!isAsking && isHeld()) {
    void askFirst(outdated, next);
    return false;
  }
  const address = new URL(createPath(next), window.location.href).href;
  // Back has changed the address already.
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
  return true;
}

/** Whether a form would make the browser ask before the document is left. */
function isHeld(): boolean {
  return !dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

/** Ends the navigation and begins it again: what was typed since then has its form ask. */
async function askFirst(router: Router, next: Location) {
  await stay(router);
  isAsking = true;
  await router.navigate(createPath(next), { state: next.state });
  isAsking = false;
}

/** Ends what the router has begun: the page on the screen stays, and is not read anew. */
function stay(router: Router): Promise<void> {
  const { location } = router.state;
  isStaying = true;
  const ended = router.navigate(createPath(location), {
    replace: true,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
    state: location.state,
  });
  // Forms are asked within the call.
  isStaying = false;
  return ended;
}
