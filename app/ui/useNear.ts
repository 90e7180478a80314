import { type RefObject, useEffect } from "react";

/** How far outside the viewport an element counts as near. */
const margin = "400px";

/** Calls `onNear` once when an element comes near the viewport. */
export function useNear(element: RefObject<Element | null>, onNear: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element is watched once
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
}
