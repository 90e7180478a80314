import { useEffect } from "react";
import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { useLocation, useMatches } from "react-router";
import { showToast } from "#app/flash/flash.ts";
import type { Dictionary } from "#app/i18n/pt.ts";
import { ConnectionLost, isNoResponse } from "#app/ui/ConnectionLost.ts";
import { isMissingModule, leaveByDocument } from "./afterUpdate.ts";
import { submissionCount } from "./submissionCount.ts";

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

/** Records each page that is shown, for `preserveLayouts`. */
export function useLastPage(): void {
  const matches = useMatches();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const loaded = matches.filter(({ loaderData }) => loaderData !== undefined);
    shown = {
      address: pathname + search,
      data: new Map(loaded.map(({ id, loaderData }) => [id, loaderData])),
      accepted: submissionCount(),
    };
  }, [matches, pathname, search]);
}

/** Layout routes, the same for every page inside them: their last data is still valid. */
const frames: readonly string[] = ["root", "site/layout", "admin/layout"];

/**
 * A client navigation fetches the data of all its routes in one request. When that fails, the framework
 * treats every route as failed and renders its own "Application Error". Here the layout routes keep their
 * last data, so that the error is shown inside them; a page that was only revalidated stays as it is, and so
 * does the page behind a dialog that closes.
 */
export const preserveLayouts: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  if (leaveByDocument(request)) return new Promise(() => {});
  if (request.signal.aborted) return results;
  const isLost = Object.values(results).some(
    ({ type, result }) => type === "error" && isNoResponse(result),
  );
  if (request.method !== "GET") return isLost ? asLost(results) : results;
  const { root } = results;
  if (!root && isLost) return withoutModules(results);
  // A redirect also arrives as an error of every route.
  if (root?.type !== "error" || root.result instanceof Response) return results;
  const kept = withKnown(isLost ? asLost(results) : results, new URL(request.url));
  explain(kept);
  return kept;
};

/** A part of the page that can not come after an update: its error would take the place of the whole page. */
function withoutModules(results: Record<string, DataStrategyResult>) {
  const isMissing = Object.values(results).some(({ result }) => isMissingModule(result));
  if (!isMissing) return results;
  const texts = shownTexts()?.connection;
  if (texts) showToast({ type: "warning", message: texts.outdated });
  const ids = Object.keys(results);
  return Object.fromEntries(
    ids.map((id): [string, DataStrategyResult] => [id, { type: "data", result: null }]),
  );
}

function asLost(results: Record<string, DataStrategyResult>) {
  const named = Object.entries(results).map(([id, each]): [string, DataStrategyResult] =>
    each.type === "error" ? [id, { type: "error", result: new ConnectionLost() }] : [id, each],
  );
  return Object.fromEntries(named);
}

function withKnown(results: Record<string, DataStrategyResult>, { pathname, search }: URL) {
  const { address, data } = shown;
  // A dialog's address continues that of the page behind it, whose data is on the screen too.
  const isShown = address === pathname + search || address.startsWith(`${pathname}/`);
  const known = Object.entries(results).map(([id, each]): [string, DataStrategyResult] => {
    const isKept = data.has(id) && (isShown || frames.includes(id));
    return [id, isKept ? { type: "data", result: data.get(id) } : each];
  });
  return Object.fromEntries(known);
}

/** Shows a toast: the form was accepted but the reload failed, or the data on the page is stale. */
function explain(results: Record<string, DataStrategyResult>) {
  const texts = shownTexts()?.connection;
  if (!texts) return;
  const isWhole = Object.values(results).every(({ type }) => type === "data");
  if (submissionCount() !== shown.accepted) showToast({ type: "warning", message: texts.accepted });
  else if (isWhole) showToast({ type: "warning", message: texts.stale });
}

/** The common texts, from the data of the page on the screen; undefined before the first page. */
function shownTexts(): Dictionary["common"] | undefined {
  const root = shown.data.get("root") as { texts: Pick<Dictionary, "common"> } | undefined;
  return root?.texts.common;
}
