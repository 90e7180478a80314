/** The cards as they will be after a pending move. */
export function withMove<Card extends { id: number; place: number }>(
  cards: readonly Card[],
  moving: { id: number; place: number },
): Card[] {
  const moved = cards.find((card) => card.id === moving.id);
  if (!moved) return [...cards];
  const first = cards[0]?.place ?? 1;
  const others = cards.filter((card) => card !== moved);
  others.splice(Math.max(0, moving.place - first), 0, moved);
  return others;
}
