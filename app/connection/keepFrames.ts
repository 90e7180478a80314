import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { showToast } from "#app/flash/flash.ts";
import { acceptedForms } from "#app/forms/useAccepted.ts";
import { ConnectionLost, isNoAnswer } from "./ConnectionLost.ts";
import { lastShown, shownTexts } from "./lastShown.ts";
import { isLeaving } from "./useArriveAfterUpdate.ts";

/** Routes that are the same whatever page stands in them: their last data still holds. */
const frames: readonly string[] = ["root", "site/layout", "admin/frame"];

/**
 * A client navigation asks for the data of all its routes at once. When that request fails, the
 * framework takes them all for failed and draws its own "Application Error". Here the frames keep what
 * they know, so that the error stands in them; a page that was only read again stays as it is.
 */
export const keepFrames: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  // Its address must not change under the page that is on its way.
  if (isLeaving()) return new Promise(() => {});
  if (request.signal.aborted) return results;
  const isLost = Object.values(results).some(
    ({ type, result }) => type === "error" && isNoAnswer(result),
  );
  if (request.method !== "GET") return isLost ? asLost(results) : results;
  const { root } = results;
  // A redirect comes as the error of every route, too.
  if (root?.type !== "error" || root.result instanceof Response) return results;
  const kept = withKnown(isLost ? asLost(results) : results, new URL(request.url));
  explain(kept);
  return kept;
};

function asLost(results: Record<string, DataStrategyResult>) {
  const named = Object.entries(results).map(([id, each]): [string, DataStrategyResult] =>
    each.type === "error" ? [id, { type: "error", result: new ConnectionLost() }] : [id, each],
  );
  return Object.fromEntries(named);
}

function withKnown(results: Record<string, DataStrategyResult>, { pathname, search }: URL) {
  const { address, data } = lastShown();
  const isSamePage = address === pathname + search;
  const known = Object.entries(results).map(([id, each]): [string, DataStrategyResult] => {
    const isKept = data.has(id) && (isSamePage || frames.includes(id));
    return [id, isKept ? { type: "data", result: data.get(id) } : each];
  });
  return Object.fromEntries(known);
}

/** Says what the page that is then shown does not: that it is not fresh, or that a form did arrive. */
function explain(results: Record<string, DataStrategyResult>) {
  const texts = shownTexts()?.connection;
  if (!texts) return;
  const isWhole = Object.values(results).every(({ type }) => type === "data");
  if (acceptedForms() !== lastShown().accepted)
    showToast({ type: "warning", message: texts.accepted });
  else if (isWhole) showToast({ type: "warning", message: texts.stale });
}
