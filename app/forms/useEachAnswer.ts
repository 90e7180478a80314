import { useEffect, useEffectEvent, useRef } from "react";
import type { Fetcher } from "react-router";

/**
 * Tells each answer of a fetcher once, when the page has been read anew after it. The fetcher keeps its
 * answer, through later navigations too.
 */
export function useEachAnswer<Answer>(
  { state, data: answer }: Fetcher<Answer>,
  tell: (answer: Answer) => void,
): void {
  const told = useRef<Answer>(undefined);
  const tellNow = useEffectEvent(tell);
  useEffect(() => {
    if (state !== "idle" || answer === undefined || answer === told.current) return;
    told.current = answer;
    tellNow(answer);
  }, [state, answer]);
}
