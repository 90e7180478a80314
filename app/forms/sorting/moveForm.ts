import type { Move } from "#app/db/order.ts";

/** Field of a list's form: `3:before:7` moves record 3 to the place before record 7. */
export const moveField = "move";
/** Marks a move by a script, which expects an answer instead of a redirect. */
export const scriptField = "script";

/**
 * The move that takes an item of a list to another index. It names the neighbour there, not the index: the
 * list may have another order by the time the move arrives.
 */
export function moveTo(items: readonly { id: number }[], from: number, to: number): Move {
  const side = to < from ? "before" : "after";
  return { id: items[from]?.id ?? 0, side, neighbour: items[to]?.id ?? 0 };
}

export function writeMove({ id, side, neighbour }: Move): string {
  return `${id}:${side}:${neighbour}`;
}

/** @returns undefined when the form is invalid */
export function readMove(formData: FormData): Move | undefined {
  return readMoveText(String(formData.get(moveField) ?? ""));
}

/** Reads what {@link writeMove} has written; undefined for anything else. */
export function readMoveText(text: string): Move | undefined {
  const match = /^(\d{1,15}):(before|after):(\d{1,15})$/.exec(text);
  if (!match) return undefined;
  const [, id, side, neighbour] = match;
  return { id: Number(id), side: side as Move["side"], neighbour: Number(neighbour) };
}
