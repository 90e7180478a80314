/** One entry of an order list: a record and its 1-based position. */
export interface Place {
  id: number;
  order: number;
}

/**
 * The ids in their new order: those listed, by `order`, then the others in their current order
 * (contract 5).
 *
 * @param current every id, in the current order
 * @returns undefined when the list is refused because it names an unknown or a duplicate id
 */
export function reorder(
  current: readonly number[],
  places: readonly Place[],
): number[] | undefined {
  const named = new Set(places.map((place) => place.id));
  const known = new Set(current);
  if (named.size !== places.length || places.some(({ id }) => !known.has(id))) return undefined;
  const first = places.toSorted((a, b) => a.order - b.order).map(({ id }) => id);
  return [...first, ...current.filter((id) => !named.has(id))];
}

/** The list after some of its ids have moved to one of its ends together, in the order that they had. */
export function gather(
  current: readonly number[],
  chosen: readonly number[],
  end: "start" | "end",
): number[] {
  const moved = current.filter((id) => chosen.includes(id));
  const rest = current.filter((id) => !chosen.includes(id));
  return end === "start" ? [...moved, ...rest] : [...rest, ...moved];
}

/** A move in a list that staff sort: one record to the place before or after another. */
export interface Move {
  id: number;
  side: "before" | "after";
  neighbour: number;
}

/**
 * The list after a move. It says nothing of the other records, so that an order which somebody else has changed
 * since the list was shown is kept.
 *
 * @returns undefined when the record or its neighbour is not in the list
 */
export function applyMove<Item extends { id: number }>(
  items: readonly Item[],
  { id, side, neighbour }: Move,
): Item[] | undefined {
  const item = items.find((each) => each.id === id);
  const rest = items.filter((each) => each.id !== id);
  const place = rest.findIndex((each) => each.id === neighbour);
  if (!item || place < 0) return undefined;
  // The oldest browsers have no toSpliced.
  rest.splice(side === "before" ? place : place + 1, 0, item);
  return rest;
}
