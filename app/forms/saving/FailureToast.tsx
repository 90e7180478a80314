import { useEffect } from "react";
import { showToast } from "#app/flash/flash.ts";
import { useHydrated } from "#app/ui/useHydrated.ts";
import { ActionFailure } from "./ActionFailure.tsx";
import type { FormAnswer } from "./formAnswer.ts";

interface FailureToastProps {
  answer: FormAnswer | undefined;
  message: string;
}

/**
 * A failed save also in the words of the spec, where it has some: as a toast, without a script as a
 * line (contract 7). The form's own notice says more.
 */
export function FailureToast({ answer, message }: FailureToastProps) {
  useEffect(() => {
    if (answer) showToast({ type: "error", message });
  }, [answer, message]);
  const isHydrated = useHydrated();
  return answer && !isHydrated ? <ActionFailure answer={{ message }} /> : null;
}
