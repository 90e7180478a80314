import type { UniqueIdentifier } from "@dnd-kit/core";
import { type Board, type BoardColumn, toBoardMove } from "../board.ts";

const columnPrefix = "column-";

/** The drop target id of a column, for when it is empty. */
export function columnId(column: BoardColumn): string {
  return `${columnPrefix}${column}`;
}

/** The column of a {@link columnId}. */
export function columnAt(id: UniqueIdentifier): BoardColumn | undefined {
  const text = String(id);
  return text.startsWith(columnPrefix) ? (Number(text.at(-1)) as BoardColumn) : undefined;
}

/** The place of a card; undefined if the id is not a card of the board. */
export function findPosition<Card extends { id: number }>(
  board: Board<Card>,
  id: UniqueIdentifier,
) {
  for (const [column, cards] of board.entries()) {
    const index = cards.findIndex((card) => card.id === id);
    const card = cards[index];
    if (card) return { card, column: column as BoardColumn, index, count: cards.length };
  }
  return undefined;
}

/** The moves of a card by one step; undefined at the board's edges. */
export function stepsOf(board: Board<{ id: number }>, id: number) {
  const place = findPosition(board, id);
  if (!place) return {};
  const { column, index, count } = place;
  const to = (toColumn: number, toIndex: number) => {
    const column = toColumn as BoardColumn;
    return toBoardMove(board, { id, column, index: Math.min(toIndex, board[column].length) });
  };
  return {
    up: index > 0 ? to(column, index - 1) : undefined,
    down: index < count - 1 ? to(column, index + 1) : undefined,
    left: column > 0 ? to(column - 1, index) : undefined,
    right: column < 2 ? to(column + 1, index) : undefined,
  };
}
