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
