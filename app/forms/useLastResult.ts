import type { SubmissionResult } from "@conform-to/react";
import { useState } from "react";
import { useTaken } from "./saving/formPage.ts";
import type { FormResponse } from "./saving/formResponse.ts";

/**
 * Conform's `lastResult`: the form as it last came back from the server. An answer without one (no
 * connection, a server fault) says nothing about the values. With the restored ones in its place, conform
 * would put files back that have been replaced since.
 *
 * @param answer as `useLastAnswer` returns it
 * @param restored a kept form, with which the form started
 */
export function useLastResult(
  answer: FormResponse | undefined,
  restored: SubmissionResult<string[]> | undefined,
): SubmissionResult<string[]> | undefined {
  const taken = useTaken();
  const [last, setLast] = useState(answer?.result ?? restored ?? taken);
  if (answer?.result && answer.result !== last) setLast(answer.result);
  return last;
}
