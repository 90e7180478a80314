import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus with changes of a list: into a new row, from a removed row to the button that puts it back,
 * and from there to the row that is back.
 */
export function useFollowRows(list: RefObject<HTMLElement | null>, count: number): void {
  const known = useRef(count);
  const restoredAt = useRef(-1);

  useEffect(() => {
    const element = list.current;
    const remember = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const buttons = elementsIn(element, "[data-remove], [data-undo]");
      restoredAt.current = target.closest("[data-undo]")
        ? buttons.findIndex((button) => button.matches("[data-undo]"))
        : -1;
    };
    element?.addEventListener("click", remember, true);
    return () => element?.removeEventListener("click", remember, true);
  }, [list]);

  useEffect(() => {
    const added = count - known.current;
    known.current = count;
    const restored = elementsIn(list.current, "[data-remove]")[restoredAt.current];
    if (added > 0 && restored) {
      restoredAt.current = -1;
      focus(restored);
    } else if (added > 0) {
      const row = elementsIn(list.current, "[data-fields]").at(-1);
      focus(row?.querySelector("textarea, input:not([type=hidden])"));
    }
    if (added < 0) focus(list.current?.querySelector("[data-undo]"));
  }, [list, count]);
}

function elementsIn(list: HTMLElement | null, selector: string): Element[] {
  return [...(list?.querySelectorAll(selector) ?? [])];
}

function focus(element: Element | null | undefined) {
  if (element instanceof HTMLElement) element.focus();
}
