/** One line of an order list: a record and its 1-based place. */
export interface Place {
  id: number;
  order: number;
}

/**
 * The ids in their new order: those named, by `order`, then those left out, as they stood
 * (contract 5).
 *
 * @param current every id, in today's order
 * @returns undefined when the list names an unknown or a doubled id, which refuses it whole
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
