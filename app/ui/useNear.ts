import { type RefObject, useEffect } from "react";

/** Calls `onNear` once when an element comes within one screen of the viewport. */
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
      { rootMargin: "400px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
}
