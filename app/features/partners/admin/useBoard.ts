import { useState } from "react";
import { useUnsavedOrder } from "#app/forms/sorting/useUnsavedOrder.ts";
import { paths } from "#app/paths.ts";
import { type Board, moveCard } from "../board.ts";
import { type Move, moveField, scriptField, writeMove } from "./moveForm.ts";

/** A board that shows a move at once (`useUnsavedOrder`), and where a card is dragged over. */
export function useBoard<Card extends { id: number }>(stored: Board<Card>) {
  const { unsaved, save } = useUnsavedOrder<Board<Card>>(paths.admin.partners);
  const [previewed, setPreviewed] = useState<Board<Card>>();
  const board = previewed ?? unsaved ?? stored;
  return {
    board,
    /** Shows a place that the card is dragged over, or (undefined) the board as it was before. */
    preview: (move: Move | undefined) => setPreviewed(move && moveCard(board, move)),
    move(move: Move) {
      setPreviewed(undefined);
      save(moveCard(board, move), { [moveField]: writeMove(move), [scriptField]: "yes" });
    },
  };
}
