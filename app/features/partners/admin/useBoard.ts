import { useState } from "react";
import { moveField, scriptField } from "#app/forms/sorting/moveForm.ts";
import { useUnsavedOrder } from "#app/forms/sorting/useUnsavedOrder.ts";
import { paths } from "#app/paths.ts";
import {
  type Board,
  type BoardMove,
  type BoardPosition,
  moveCard,
  toBoardMove,
  withBoardMove,
} from "../board.ts";
import { writeBoardMove } from "./moveForm.ts";

/** A board that shows its moves optimistically (`useUnsavedOrder`), and the preview while dragging. */
export function useBoard<Card extends { id: number }>(stored: Board<Card>) {
  const { unsaved = [], save } = useUnsavedOrder<BoardMove[]>(paths.admin.partners);
  const [previewed, setPreviewed] = useState<Board<Card>>();
  const arranged = unsaved.reduce((board, move) => withBoardMove(board, move) ?? board, stored);
  const board = previewed ?? arranged;

  function move(wanted: BoardMove) {
    setPreviewed(undefined);
    save([...unsaved, wanted], { [moveField]: writeBoardMove(wanted), [scriptField]: "yes" });
  }

  return {
    board,
    /** Previews the place over which the card is dragged; undefined ends the preview. */
    preview: (place: BoardPosition | undefined) => setPreviewed(place && moveCard(board, place)),
    move,
    /** Moves a card to where it was dropped, as seen from where it was lifted. */
    drop: (place: BoardPosition) => move(toBoardMove(arranged, place)),
  };
}
