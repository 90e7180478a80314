import { useState } from "react";
import { useFetcher } from "react-router";
import { showToast } from "#app/flash/flash.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { actionErrorMessage } from "../saving/formResponse.ts";
import { useFetcherQueue } from "../useFetcherQueue.ts";
import type { MoveResponse } from "./saveMove.server.ts";

/**
 * An order that shows at once while it is being saved. A toast reports the result, and the stored order
 * shows again: by then it is the same, or the save has failed.
 *
 * @param action the address whose action answers a `MoveResponse`
 */
export function useUnsavedOrder<Order>(action: string) {
  const { failure } = useTexts("adminCommon");
  const [unsaved, setUnsaved] = useState<Order>();
  const { send } = useFetcherQueue(useFetcher<MoveResponse>(), (answer, isLast) => {
    if (isLast) setUnsaved(undefined);
    if (answer.saved) showToast({ type: "success", message: answer.saved, undo: answer.undo });
    else showToast({ type: "error", message: actionErrorMessage(answer, failure) });
  });

  return {
    /** Undefined when the stored order is shown. */
    unsaved,
    save(order: Order, fields: Record<string, string>) {
      setUnsaved(order);
      send({ fields, options: { method: "post", action } });
    },
  };
}
