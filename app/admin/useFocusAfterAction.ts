import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { focusTitle } from "#app/ui/useFocusOnNewPage.ts";

/**
 * What a button has done may draw its form anew, and the button with it: the focus goes to the one that
 * stands in its place, else to the screen's title. Not where the focus is somewhere already.
 */
export function useFocusAfterAction(): void {
  const { state } = useNavigation();
  const pressed = useRef<HTMLElement>(undefined);

  useEffect(() => {
    const note = ({ submitter }: SubmitEvent) => {
      pressed.current = submitter ?? undefined;
    };
    document.addEventListener("submit", note, true);
    return () => document.removeEventListener("submit", note, true);
  }, []);

  useEffect(() => {
    const button = pressed.current;
    if (state !== "idle" || !button) return;
    pressed.current = undefined;
    if (isNowhere()) inPlaceOf(button)?.focus();
    if (isNowhere()) focusTitle();
  }, [state]);
}

function isNowhere() {
  return document.activeElement === null || document.activeElement === document.body;
}

/** The same button, or the one that sends the same form now. */
function inPlaceOf(button: HTMLElement): HTMLElement | null {
  if (button.isConnected) return button;
  const form = button.closest("form")?.id;
  if (!form) return null;
  return document.querySelector(`#${CSS.escape(form)} button[type=submit]:not([name])`);
}
