import { useEffect } from "react";
import { showToast } from "#app/flash/flash.ts";
import { useHydrated } from "#app/ui/useHydrated.ts";
import { ActionFailure } from "./ActionFailure.tsx";
import type { FormResponse } from "./formResponse.ts";

interface FailureToastProps {
  answer: FormResponse | undefined;
  message: string;
}

/**
 * Also reports a failed save in the spec's own wording, where there is one: as a toast, or as a line without
 * JavaScript (contract 7). The form's own notice gives more detail.
 */
export function FailureToast({ answer, message }: FailureToastProps) {
  useEffect(() => {
    if (answer) showToast({ type: "error", message });
  }, [answer, message]);
  const isHydrated = useHydrated();
  return answer && !isHydrated ? <ActionFailure answer={{ message }} /> : null;
}
