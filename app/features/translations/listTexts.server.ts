import { pagingOf } from "#app/paging.ts";
import type { TextEntry } from "./textEntry.ts";
import { readState, type StateFilter, stateFilters } from "./textStates.ts";
import * as Texts from "./texts.repo.server.ts";

/** Texts per page. */
const pageSize = 50;

/**
 * One page of the texts in the requested state, and the number of texts in each state. Reads the texts
 * twice, so that no more than a page is held in memory.
 */
export async function listTexts(search: URLSearchParams) {
  const state = readState(search);
  const counts = await countByState();
  const { page, pages, offset } = pagingOf(search, counts[state], pageSize);
  const entries: TextEntry[] = [];
  let position = 0;
  for await (const batch of Texts.findAll()) {
    for (const entry of batch) {
      if (!isIn(entry, state)) continue;
      if (position >= offset) entries.push(entry);
      position++;
      if (entries.length === pageSize) return { state, counts, page, pages, entries };
    }
  }
  return { state, counts, page, pages, entries };
}

/** The number of texts in each state. */
export async function countByState(): Promise<Record<StateFilter, number>> {
  const counts = Object.fromEntries(stateFilters.map((state) => [state, 0]));
  for await (const batch of Texts.findAll()) {
    for (const { state } of batch) {
      counts[state] = (counts[state] ?? 0) + 1;
      counts.all = (counts.all ?? 0) + 1;
    }
  }
  return counts as Record<StateFilter, number>;
}

export function isIn(entry: TextEntry, state: StateFilter): boolean {
  return state === "all" || entry.state === state;
}
