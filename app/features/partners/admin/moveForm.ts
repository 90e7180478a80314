import type { BoardColumn } from "../board.ts";

/** A card's new place: column 0..2 and the index in it, counted without the card itself. */
export interface Move {
  id: number;
  column: BoardColumn;
  index: number;
}

/** Field of the move form: `3:1:0` moves partner 3 to the top of the second column. */
export const moveField = "move";
/** Marks a move by a script, which expects an answer instead of a redirect. */
export const scriptField = "script";

export function writeMove({ id, column, index }: Move): string {
  return `${id}:${column}:${index}`;
}

/** @returns undefined when the form is invalid */
export function readMove(formData: FormData): Move | undefined {
  const match = /^(\d{1,15}):([012]):(\d{1,5})$/.exec(String(formData.get(moveField) ?? ""));
  if (!match) return undefined;
  const [id = 0, column = 0, index = 0] = match.slice(1).map(Number);
  return { id, column: column as BoardColumn, index };
}
