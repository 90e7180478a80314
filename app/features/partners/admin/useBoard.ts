import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { OrderAnswer } from "#app/forms/sorting/saveOrder.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { showToast } from "#app/ui/flash.ts";
import { type Board, moveCard } from "../board.ts";
import { type Move, moveField, scriptField, writeMove } from "./moveForm.ts";

/**
 * A board that shows a move at once and saves it meanwhile; how that ended is said in a toast, and a
 * move that could not be saved is taken back.
 */
export function useBoard<Card extends { id: number }>(stored: Board<Card>) {
  const { failure } = useTexts("adminCommon");
  const fetcher = useFetcher<OrderAnswer>();
  const [changed, setChanged] = useState<Board<Card>>();
  const { state, data: answer } = fetcher;

  useEffect(() => {
    if (state !== "idle" || !answer) return;
    setChanged(undefined);
    if (answer.saved) showToast({ type: "success", message: answer.saved });
    else showToast({ type: "error", message: answer.message ?? failure.action });
  }, [state, answer, failure]);

  const board = changed ?? stored;
  return {
    board,
    /** Shows a place that the card is dragged over, or (undefined) the stored board again. */
    preview: (move: Move | undefined) => setChanged(move && moveCard(board, move)),
    move(move: Move) {
      setChanged(moveCard(board, move));
      const fields = { [moveField]: writeMove(move), [scriptField]: "yes" };
      void fetcher.submit(fields, { method: "post", action: paths.admin.partners });
    },
  };
}
