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
  const moved = cards.find((card) => card.id === moving.id);
  if (!moved) return [...cards];
  const others = cards.filter((card) => card !== moved);
  others.splice(Math.max(0, moving.place - first), 0, moved);
  return others;
}
