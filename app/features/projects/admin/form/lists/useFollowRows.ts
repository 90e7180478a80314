import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus with changes of a list: into a new row, and from a removed row to the one that took its
 * place, or to the button that adds one.
 */
export function useFollowRows(list: RefObject<HTMLElement | null>, count: number): void {
  const known = useRef(count);
  const removedAt = useRef(-1);

  useEffect(() => {
    const element = list.current;
    const remember = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest("[data-remove]");
      if (button) removedAt.current = buttonsIn(element, "[data-remove]").indexOf(button);
    };
    element?.addEventListener("click", remember, true);
    return () => element?.removeEventListener("click", remember, true);
  }, [list]);

  useEffect(() => {
    const added = count - known.current;
    known.current = count;
    if (added > 0) {
      const row = buttonsIn(list.current, "[data-fields]").at(-1);
      focus(row?.querySelector("summary, textarea, input:not([type=hidden])"));
    }
    if (added < 0) {
      const buttons = buttonsIn(list.current, "[data-remove]");
      focus(
        buttons[removedAt.current] ?? buttons.at(-1) ?? list.current?.querySelector("[data-add]"),
      );
    }
  }, [list, count]);
}

function buttonsIn(list: HTMLElement | null, selector: string): Element[] {
  return [...(list?.querySelectorAll(selector) ?? [])];
}

function focus(element: Element | null | undefined) {
  if (element instanceof HTMLElement) element.focus();
}
