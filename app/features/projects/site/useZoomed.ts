import { useSyncExternalStore } from "react";

/** Whether the visitor has pinch-zoomed the page, so that one finger pans it. */
export function isZoomed(): boolean {
  // After zooming out browsers may report a scale slightly different from 1.
  return (window.visualViewport?.scale ?? 1) > 1.01;
}

/** The same as a hook, updated on each change. */
export function useZoomed(): boolean {
  return useSyncExternalStore(follow, isZoomed, () => false);
}

function follow(onChange: () => void) {
  window.visualViewport?.addEventListener("resize", onChange);
  return () => window.visualViewport?.removeEventListener("resize", onChange);
}
