import { type RefObject, useEffect } from "react";
import { whenAtRest } from "#app/hydration/whenAtRest.ts";

/** How far outside the viewport an element counts as near. */
const margin = "400px";

/**
 * Calls `onNear` once when an element is near the viewport and the page rests: what is only scrolled past is not worth
 * the frames that it would cost.
 */
export function useNear(element: RefObject<Element | null>, onNear: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element is watched once
  useEffect(() => {
    if (!element.current) return;
    let leave = () => {};
    const observer = new IntersectionObserver(
      (changes) => {
        leave();
        if (!changes.at(-1)?.isIntersecting) return;
        leave = whenAtRest(() => {
          observer.disconnect();
          onNear();
        });
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      leave();
    };
  }, []);
}
