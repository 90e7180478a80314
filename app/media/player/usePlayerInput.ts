import { type RefObject, useEffect } from "react";
import { performAction } from "./performAction.ts";
import { actionOf, isRepeated, isUsedBy } from "./playerKeys.ts";
import { hideAfter } from "./playerSettings.ts";

/** The player's keyboard shortcuts, and the time after which its controls hide, by mouse or touch. */
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
    // Before media-chrome's listeners, which start its timer.
    frame.addEventListener("pointerdown", onPointer, { signal, capture: true });
    frame.addEventListener("pointermove", onPointer, { signal, capture: true });
    // After a touch, the browser also fires `mouseleave` for a mouse that rests elsewhere; ignore it.
    const stay = (event: MouseEvent) => isTouched && event.stopImmediatePropagation();
    frame.addEventListener("mouseleave", stay, { signal, capture: true });
    return () => following.abort();
  }, [player, element]);
}
