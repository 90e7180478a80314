import { useSyncExternalStore } from "react";

/** Whether the visitor has magnified the page with two fingers, so that a finger moves about in it. */
export function isZoomed(): boolean {
  // Browsers come back to 1 by way of fractions.
  return (window.visualViewport?.scale ?? 1) > 1.01;
}

/** The same, told anew at each change. */
export function useZoomed(): boolean {
  return useSyncExternalStore(follow, isZoomed, () => false);
}

function follow(onChange: () => void) {
  window.visualViewport?.addEventListener("resize", onChange);
  return () => window.visualViewport?.removeEventListener("resize", onChange);
}
