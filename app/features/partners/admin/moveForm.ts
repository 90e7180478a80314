import type { BoardColumn, BoardMove } from "../board.ts";

/**
 * As the value of a form's `moveField`: `3:1:before:7` moves partner 3 to the second column, before partner 7;
 * `3:1` to that column's end.
 */
export function writeBoardMove({ id, column, beside }: BoardMove): string {
  const place = beside ? `:${beside.side}:${beside.neighbour}` : "";
  return `${id}:${column}${place}`;
}

/** @returns undefined when the text is invalid */
export function readBoardMove(text: string): BoardMove | undefined {
  const match = /^(\d{1,15}):([012])(?::(before|after):(\d{1,15}))?$/.exec(text);
  if (!match) return undefined;
  const [, id, column, side, neighbour] = match;
  return {
    id: Number(id),
    column: Number(column) as BoardColumn,
    ...(side && { beside: { side: side as "before" | "after", neighbour: Number(neighbour) } }),
  };
}
