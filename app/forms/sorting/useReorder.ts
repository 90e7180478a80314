import { applyMove, type Move } from "#app/db/order.ts";
import { moveField, moveTo, scriptField, writeMove } from "./moveForm.ts";
import { useUnsavedOrder } from "./useUnsavedOrder.ts";

/**
 * A list that shows its moves optimistically (`useUnsavedOrder`).
 *
 * @param action the address whose action is `saveMove`
 */
export function useReorder<Item extends { id: number }>(items: readonly Item[], action: string) {
  const { unsaved = [], save } = useUnsavedOrder<Move[]>(action);
  const sorted = unsaved.reduce((list, move) => applyMove(list, move) ?? list, items);
  return {
    sorted,
    move(from: number, to: number) {
      const move = moveTo(sorted, from, to);
      save([...unsaved, move], { [moveField]: writeMove(move), [scriptField]: "yes" });
    },
  };
}
