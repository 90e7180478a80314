import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import { showToast } from "#app/ui/flash.ts";
import { moved } from "./moved.ts";
import { orderField } from "./orderForm.ts";
import type { OrderAnswer } from "./saveOrder.server.ts";

/**
 * A list that is in its new order at once, and saved meanwhile; how the saving ended is said in a
 * toast, and a list that could not be saved goes back.
 *
 * @param action the address whose action is `saveOrder`
 */
export function useReorder<Item extends { id: number }>(items: readonly Item[], action: string) {
  const { failure } = useTexts("adminCommon");
  const fetcher = useFetcher<OrderAnswer & { isConnectionLost?: boolean }>();
  const [order, setOrder] = useState<number[]>();
  const { state, data: answer } = fetcher;

  useEffect(() => {
    if (state !== "idle" || !answer) return;
    setOrder(undefined);
    if (answer.saved) showToast({ type: "success", message: answer.saved });
    else showToast({ type: "error", message: answer.message ?? failure.action });
  }, [state, answer, failure]);

  const sorted = order ? inOrder(items, order) : items;
  return {
    sorted,
    move(from: number, to: number) {
      const ids = moved(sorted, from, to).map(({ id }) => id);
      setOrder(ids);
      void fetcher.submit({ [orderField]: ids.join() }, { method: "post", action });
    },
  };
}

function inOrder<Item extends { id: number }>(items: readonly Item[], order: readonly number[]) {
  const place = (id: number) => (order.includes(id) ? order.indexOf(id) : order.length);
  return items.toSorted((a, b) => place(a.id) - place(b.id));
}
