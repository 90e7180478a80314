import { type RefObject, useEffect } from "react";

/** How far outside the viewport an element counts as near. */
const margin = "400px";
/** After this the page counts as no longer scrolled. */
const restMs = 150;

/**
 * Calls `onNear` once when an element is near the viewport and the page rests: what is only scrolled past is not worth
 * the frames that it would cost.
 */
export function useNear(element: RefObject<Element | null>, onNear: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element is watched once
  useEffect(() => {
    if (!element.current) return;
    let rest: ReturnType<typeof setTimeout>;
    const leave = () => {
      clearTimeout(rest);
      removeEventListener("scroll", wait);
    };
    const end = () => {
      observer.disconnect();
      leave();
    };
    function wait() {
      clearTimeout(rest);
      rest = setTimeout(() => {
        end();
        onNear();
      }, restMs);
    }
    const observer = new IntersectionObserver(
      (changes) => {
        if (!changes.at(-1)?.isIntersecting) return leave();
        addEventListener("scroll", wait, { passive: true });
        wait();
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return end;
  }, []);
}
