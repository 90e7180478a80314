import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { rememberPosition } from "#app/ui/dialog/returnFocus.ts";
import { focusTitle } from "#app/ui/useFocusOnNewPage.ts";

/**
 * A button's action may re-create its form and the button with it, or remove its list item: the focus then moves
 * to the button that replaced it, or to that of the next item, else to the screen's title. Does nothing when
 * something else has the focus.
 */
export function useFocusAfterAction(): void {
  const { state } = useNavigation();
  const pressed = useRef<() => Element | null | undefined>(undefined);

  useEffect(() => {
    const note = ({ submitter }: SubmitEvent) => {
      const findHeir = rememberPosition(submitter);
      pressed.current = submitter ? () => sameOfForm(submitter) ?? findHeir() : undefined;
    };
    document.addEventListener("submit", note, true);
    return () => document.removeEventListener("submit", note, true);
  }, []);

  useEffect(() => {
    const findButton = pressed.current;
    if (state !== "idle" || !findButton) return;
    pressed.current = undefined;
    const button = isNowhere() && findButton();
    if (button instanceof HTMLElement) button.focus();
    if (isNowhere()) focusTitle();
  }, [state]);
}

function isNowhere() {
  return document.activeElement === null || document.activeElement === document.body;
}

/** The current submit button of the form that a button, now gone, belonged to. */
function sameOfForm(button: HTMLElement): Element | null {
  const form = button.closest("form")?.id;
  if (button.isConnected || !form) return null;
  return document.querySelector(`#${CSS.escape(form)} button[type=submit]:not([name])`);
}
