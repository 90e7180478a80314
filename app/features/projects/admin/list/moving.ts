import { applyMove, type Move } from "#app/db/order.ts";
import { moveField, readMoveText } from "#app/forms/sorting/moveForm.ts";

/** A pending move: beside another project, or to a numbered place of the section. */
export type Moving = Move | { id: number; place: number };

/** The move in the fields of a pending form, if it is one. */
export function readMoving(fields: Readonly<Record<string, string>>): Moving[] {
  const move = readMoveText(fields[moveField] ?? "");
  if (move) return [move];
  return fields.moved ? [{ id: Number(fields.moved), place: Number(fields.place) }] : [];
}

/**
 * A section's cards as they will be after a pending move.
 *
 * @param first place of the page's first card: after an earlier pending move the cards' own are out of date
 */
export function withMoving<Card extends { id: number }>(
  cards: readonly Card[],
  moving: Moving,
  first: number,
): Card[] {
  if ("side" in moving) return applyMove(cards, moving) ?? [...cards];
  const from = cards.findIndex((card) => card.id === moving.id);
  return from < 0 ? [...cards] : moveItem(cards, from, Math.max(0, moving.place - first));
}

/** The list with the item at `from` moved to `to`; indices from 0. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}
