import { moved } from "./moved.ts";
import { orderField } from "./orderForm.ts";
import { useUnsavedOrder } from "./useUnsavedOrder.ts";

/**
 * A list that shows its new order optimistically (`useUnsavedOrder`).
 *
 * @param action the address whose action is `saveOrder`
 */
export function useReorder<Item extends { id: number }>(items: readonly Item[], action: string) {
  const { unsaved, save } = useUnsavedOrder<number[]>(action);
  const sorted = unsaved ? inOrder(items, unsaved) : items;
  return {
    sorted,
    move(from: number, to: number) {
      const ids = moved(sorted, from, to).map(({ id }) => id);
      save(ids, { [orderField]: ids.join() });
    },
  };
}

function inOrder<Item extends { id: number }>(items: readonly Item[], order: readonly number[]) {
  const place = (id: number) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...items].sort((a, b) => place(a.id) - place(b.id));
}
