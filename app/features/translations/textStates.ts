import { type TranslationState, translationStates } from "#app/i18n/content.ts";

/** What the list of texts may show: those in one state, or all. */
export type StateFilter = TranslationState | "all";
export const stateFilters: readonly StateFilter[] = ["all", ...translationStates];

const stateParameter = "estado";

/** As the address spells them. */
const words: Record<StateFilter, string> = {
  all: "todos",
  missing: "faltam",
  outdated: "desatualizados",
  translated: "traduzidos",
  same: "iguais",
};

/** The state that an address asks for; anything else is all. */
export function readState(search: URLSearchParams): StateFilter {
  const word = search.get(stateParameter);
  return stateFilters.find((state) => words[state] === word) ?? "all";
}

/** The query that {@link readState} reads; empty for all. */
export function stateQuery(state: StateFilter): URLSearchParams {
  return new URLSearchParams(state === "all" ? {} : { [stateParameter]: words[state] });
}
