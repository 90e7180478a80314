import { moved } from "#app/forms/sorting/moved.ts";

/**
 * A section's cards as they will be after a pending move.
 *
 * @param first place of the page's first card: after an earlier pending move the cards' own are out of date
 */
export function withMove<Card extends { id: number }>(
  cards: readonly Card[],
  moving: { id: number; place: number },
  first: number,
): Card[] {
  const from = cards.findIndex((card) => card.id === moving.id);
  return from < 0 ? [...cards] : moved(cards, from, Math.max(0, moving.place - first));
}
