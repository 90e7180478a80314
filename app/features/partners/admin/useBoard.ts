import { useState } from "react";
import { useUnsavedOrder } from "#app/forms/sorting/useUnsavedOrder.ts";
import { paths } from "#app/paths.ts";
import { type Board, moveCard } from "../board.ts";
import { type Move, moveField, scriptField, writeMove } from "./moveForm.ts";

/** A board that shows a move optimistically (`useUnsavedOrder`), and the preview while dragging. */
export function useBoard<Card extends { id: number }>(stored: Board<Card>) {
  const { unsaved, save } = useUnsavedOrder<Board<Card>>(paths.admin.partners);
  const [previewed, setPreviewed] = useState<Board<Card>>();
  const board = previewed ?? unsaved ?? stored;
  return {
    board,
    /** Previews the place over which the card is dragged; undefined ends the preview. */
    preview: (move: Move | undefined) => setPreviewed(move && moveCard(board, move)),
    move(move: Move) {
      setPreviewed(undefined);
      save(moveCard(board, move), { [moveField]: writeMove(move), [scriptField]: "yes" });
    },
  };
}
