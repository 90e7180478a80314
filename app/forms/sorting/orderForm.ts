import type { Place } from "#app/db/order.ts";
import { moved } from "./moved.ts";

/** A script sends the whole new order: `order=3,1,2`. */
export const orderField = "order";
/** A plain submit moves one record to a position, from 0: `move=3:1`. */
export const moveField = "move";

/**
 * The order list that a posted form asks for (contract 5). Records deleted since the list was loaded are
 * left out.
 *
 * @param ids the current order
 * @returns undefined when the form is invalid
 */
export function readOrder(formData: FormData, ids: readonly number[]): Place[] | undefined {
  const order = formData.get(orderField);
  if (typeof order === "string") return toPlaces(order.split(",").map(Number), ids);
  const move = /^(\d+):(\d+)$/.exec(String(formData.get(moveField) ?? ""));
  const from = ids.indexOf(Number(move?.[1]));
  return move && from >= 0 ? toPlaces(moved(ids, from, Number(move[2])), ids) : undefined;
}

function toPlaces(ids: readonly number[], known: readonly number[]): Place[] | undefined {
  if (!ids.every((id) => Number.isSafeInteger(id) && id > 0)) return undefined;
  return ids.filter((id) => known.includes(id)).map((id, index) => ({ id, order: index + 1 }));
}
