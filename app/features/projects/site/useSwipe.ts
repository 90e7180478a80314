import { type PointerEvent, useRef } from "react";
import { isZoomed } from "./useZoomed.ts";

/** Shorter moves are taps, in CSS pixels. */
const shortest = 40;

/**
 * Handlers for an element that can be swiped sideways with a finger or a pen.
 *
 * @param onSwipe called with 1 for a swipe to the left (next), -1 for one to the right
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ pointerType, isPrimary, clientX, clientY }: PointerEvent) {
      // A second finger means a pinch; on a zoomed page one finger pans.
      const isSwipe = pointerType !== "mouse" && isPrimary && !isZoomed();
      start.current = isSwipe ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return;
      const across = clientX - start.current.x;
      const down = clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < shortest || Math.abs(across) < Math.abs(down)) return;
      onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
