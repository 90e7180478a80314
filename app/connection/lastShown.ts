import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import { acceptedForms } from "#app/forms/useAccepted.ts";
import type { Dictionary } from "#app/i18n/pt.ts";

/** The page on the screen, as it was read from the server. */
interface Shown {
  /** Path and query. */
  address: string;
  /** What each route's loader brought; none for one that failed. */
  data: ReadonlyMap<string, unknown>;
  /** How many forms the server had accepted by then. */
  accepted: number;
}

let shown: Shown = { address: "", data: new Map(), accepted: 0 };

/** The page that the visitor sees; for code that is not drawn. */
export function lastShown(): Shown {
  return shown;
}

/** The texts of every page, as the page on the screen brought them; undefined before there is one. */
export function shownTexts(): Dictionary["common"] | undefined {
  const root = shown.data.get("root") as { texts: Pick<Dictionary, "common"> } | undefined;
  return root?.texts.common;
}

/** Notes each page that is shown, for `lastShown`. */
export function useLastShown(): void {
  const matches = useMatches();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const loaded = matches.filter(({ loaderData }) => loaderData !== undefined);
    shown = {
      address: pathname + search,
      data: new Map(loaded.map(({ id, loaderData }) => [id, loaderData])),
      accepted: acceptedForms(),
    };
  }, [matches, pathname, search]);
}
