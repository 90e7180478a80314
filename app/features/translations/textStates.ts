import { type TranslationState, translationStates } from "#app/i18n/content.ts";

/** The filter of the list of texts: one state, or all. */
export type StateFilter = TranslationState | "all";
export const stateFilters: readonly StateFilter[] = ["all", ...translationStates];

const stateParameter = "estado";

/** As spelled in URLs. */
const words: Record<StateFilter, string> = {
  all: "todos",
  missing: "faltam",
  outdated: "desatualizados",
  translated: "traduzidos",
  same: "iguais",
};

/** The state in a URL's query; anything else means all. */
export function readState(search: URLSearchParams): StateFilter {
  const word = search.get(stateParameter);
  return stateFilters.find((state) => words[state] === word) ?? "all";
}

/** The query that {@link readState} parses; empty for all. */
export function stateQuery(state: StateFilter): URLSearchParams {
  return new URLSearchParams(state === "all" ? {} : { [stateParameter]: words[state] });
}
