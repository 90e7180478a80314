import { useEffect } from "react";
import { showToast } from "#app/ui/flash.ts";
import type { FormAnswer } from "./formAnswer.ts";

/** A failed save also as a toast, where the spec names one; the notice in the form stays. */
export function useFailureToast(answer: FormAnswer | undefined, message: string): void {
  useEffect(() => {
    if (answer) showToast({ type: "error", message });
  }, [answer, message]);
}
