import { recordIdOf } from "#app/validation/recordId.ts";
import { actions, recordKinds } from "./history.schema.ts";

/** What of the history is listed; undefined for all. */
export interface HistoryFilter {
  kind: (typeof recordKinds)[number] | undefined;
  /** A staff account's id. */
  person: number | undefined;
  action: (typeof actions)[number] | undefined;
}

/** The filter in a page's address; values that mean nothing count as absent. */
export function readFilter(search: URLSearchParams): HistoryFilter {
  return {
    kind: recordKinds.find((name) => name === search.get("tipo")),
    person: recordIdOf(search.get("quem") ?? ""),
    action: actions.find((name) => name === search.get("acao")),
  };
}

/** The same as a query, without what is absent. */
export function filterQuery({ kind, person, action }: HistoryFilter): URLSearchParams {
  return new URLSearchParams({
    ...(kind && { tipo: kind }),
    ...(person && { quem: String(person) }),
    ...(action && { acao: action }),
  });
}
