import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { focusTitle } from "#app/ui/useFocusOnNewPage.ts";

/**
 * A button's action may re-create its form and the button with it: the focus then moves to the button that
 * replaced it, else to the screen's title. Does nothing when something else has the focus.
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

/** The same button, or the current submit button of the same form. */
function inPlaceOf(button: HTMLElement): HTMLElement | null {
  if (button.isConnected) return button;
  const form = button.closest("form")?.id;
  if (!form) return null;
  return document.querySelector(`#${CSS.escape(form)} button[type=submit]:not([name])`);
}
