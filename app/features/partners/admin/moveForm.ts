import type { BoardColumn } from "../board.ts";

/** A card's new place: column 0..2 and the index in it, counted without the card itself. */
export interface Move {
  id: number;
  column: BoardColumn;
  index: number;
}

/** Field of the moving form: `3:1:0` takes partner 3 to the top of the second column. */
export const moveField = "move";
/** Marks the move of a script, which wants an answer and no redirect. */
export const scriptField = "script";

export function writeMove({ id, column, index }: Move): string {
  return `${id}:${column}:${index}`;
}

/** @returns undefined when the form makes no sense */
export function readMove(formData: FormData): Move | undefined {
  const match = /^(\d{1,15}):([012]):(\d{1,5})$/.exec(String(formData.get(moveField) ?? ""));
  if (!match) return undefined;
  const [id = 0, column = 0, index = 0] = match.slice(1).map(Number);
  return { id, column: column as BoardColumn, index };
}
