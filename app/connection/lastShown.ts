import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import { acceptedForms } from "#app/forms/useAccepted.ts";
import type { Dictionary } from "#app/i18n/pt.ts";

/** The page on the screen, as loaded from the server. */
interface Shown {
  /** Path and query. */
  address: string;
  /** Loader data by route id; failed loaders have no entry. */
  data: ReadonlyMap<string, unknown>;
  /** Number of forms that the server had accepted when the page was shown. */
  accepted: number;
}

let shown: Shown = { address: "", data: new Map(), accepted: 0 };

/** The page that the visitor sees, for code outside React. */
export function lastShown(): Shown {
  return shown;
}

/** The common texts, from the data of the page on the screen; undefined before the first page. */
export function shownTexts(): Dictionary["common"] | undefined {
  const root = shown.data.get("root") as { texts: Pick<Dictionary, "common"> } | undefined;
  return root?.texts.common;
}

/** Records each page that is shown, for `lastShown`. */
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
