import { useEffect, useEffectEvent, useRef } from "react";
import type { Fetcher } from "react-router";

/**
 * Reports each answer of a fetcher once, after the page's revalidation. The fetcher keeps its answer, also
 * through later navigations.
 */
export function useEachResponse<Answer>(
  { state, data: answer }: Fetcher<Answer>,
  tell: (answer: Answer) => void,
): void {
  const told = useRef<Answer>(undefined);
  const tellNow = useEffectEvent(tell);
  useEffect(() => {
    // Null: the fetcher was reset.
    if (state !== "idle" || answer === undefined || answer === null) return;
    if (answer === told.current) return;
    told.current = answer;
    tellNow(answer);
  }, [state, answer]);
}
