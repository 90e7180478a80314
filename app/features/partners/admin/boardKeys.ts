import type { KeyboardCoordinateGetter, UniqueIdentifier } from "@dnd-kit/core";
import type { RefObject } from "react";
import type { Board } from "../board.ts";
import { columnId, findPosition } from "./boardPositions.ts";

/** The step of each key: columns, then places in a column. */
const steps: Record<string, readonly [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Moves a lifted card by arrow keys. The library's own getter would also stop at the columns' edges, which
 * are not drop targets.
 *
 * @param board as shown when the key is pressed
 */
export function boardKeys(board: RefObject<Board<{ id: number }>>): KeyboardCoordinateGetter {
  return (event, { context: { active, over, droppableRects } }) => {
    const step = steps[event.code];
    if (!step || !active) return undefined;
    event.preventDefault();
    const target = nextTo(board.current, [over?.id ?? active.id, active.id], step);
    const rect = target === undefined ? undefined : droppableRects.get(target);
    return rect && { x: rect.left, y: rect.top };
  };
}

/** @param ids what the card is over, then the card itself: an empty column contains no card */
function nextTo(
  board: Board<{ id: number }>,
  ids: readonly [UniqueIdentifier, UniqueIdentifier],
  [across, down]: readonly [number, number],
): UniqueIdentifier | undefined {
  const from = findPosition(board, ids[0]) ?? findPosition(board, ids[1]);
  if (!from) return undefined;
  const columns = [0, 1, 2] as const;
  const column = columns.find((each) => each === from.column + across);
  if (column === undefined) return undefined;
  const cards = board[column];
  if (cards.length === 0) return columnId(column);
  const index = across === 0 ? from.index + down : Math.min(from.index, cards.length - 1);
  return cards[index]?.id;
}
