import { type RefObject, useEffect } from "react";
import { performAction } from "./performAction.ts";
import { actionOf, isRepeated, isUsedBy } from "./playerKeys.ts";
import { hideAfter } from "./playerSettings.ts";

/** The keys inside the player, and how long its controls stay after a mouse or a finger moved. */
export function usePlayerInput(
  player: RefObject<HTMLElement | null>,
  element: RefObject<HTMLVideoElement | null>,
): void {
  useEffect(() => {
    const [frame, video] = [player.current, element.current];
    if (!frame || !video) return;
    const following = new AbortController();
    const { signal } = following;

    function onKeyDown(event: KeyboardEvent) {
      const action = actionOf(event);
      if (!action || !frame || !video) return;
      if (event.target instanceof Element && isUsedBy(event.target, event)) return;
      event.preventDefault();
      if (event.repeat && !isRepeated(action)) return;
      performAction(action, frame, video);
    }

    let isTouched = false;
    function onPointer({ pointerType }: PointerEvent) {
      isTouched = pointerType === "touch";
      const seconds = isTouched ? hideAfter.touch : hideAfter.mouse;
      frame?.setAttribute("autohide", String(seconds));
    }

    frame.setAttribute("autohide", String(hideAfter.mouse));
    frame.addEventListener("keydown", onKeyDown, { signal });
    // Before media-chrome hears of it and sets its clock.
    frame.addEventListener("pointerdown", onPointer, { signal, capture: true });
    frame.addEventListener("pointermove", onPointer, { signal, capture: true });
    // After a finger, a mouse that rests elsewhere is told of as one that has left.
    const stay = (event: MouseEvent) => isTouched && event.stopImmediatePropagation();
    frame.addEventListener("mouseleave", stay, { signal, capture: true });
    return () => following.abort();
  }, [player, element]);
}
