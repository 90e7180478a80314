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

/** The form's button in sight that does what a button that is gone did, or the unseen one that Enter presses. */
function sameOfForm(button: HTMLElement): Element | null {
  const form = button.closest("form")?.id;
  if (!form || (button.isConnected && button.tabIndex >= 0)) return null;
  const inSight = `#${CSS.escape(form)} button[type=submit]:not([tabindex="-1"])`;
  const [name, value] = [button.getAttribute("name"), button.getAttribute("value")];
  const same =
    name && value && `${inSight}[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`;
  return (same && document.querySelector(same)) || document.querySelector(`${inSight}:not([name])`);
}
