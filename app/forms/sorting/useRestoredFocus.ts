import { type RefObject, useEffect, useRef } from "react";

/**
 * Moving an element in the DOM may blur it, so that somebody who moves an item up three times would have to
 * find it again each time. Restores the focus after a new order: to the element that had it or, where the
 * card was re-created elsewhere, to the same control of the element with the same `data-card`, else to that
 * card's summary.
 *
 * @param order changes with the order of the list's items
 */
export function useRestoredFocus(list: RefObject<HTMLElement | null>, order: string): void {
  const last = useRef<Kept>(undefined);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = list.current?.contains(target as Node) ? keep(target as Element) : undefined;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, [list]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order is what may have lost the focus
  useEffect(() => {
    if (!last.current) return;
    const { element, card, place } = last.current;
    const drawn = list.current?.querySelector(`[data-card="${card}"]`);
    for (const target of [element, controlsOf(drawn)[place], drawn?.querySelector("summary")]) {
      if (document.activeElement !== document.body) return;
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    }
  }, [order]);
}

interface Kept {
  element: Element;
  /** The card that contains it, and its index among the card's controls. */
  card: string | undefined;
  place: number;
}

function keep(element: Element): Kept {
  const card = element.closest<HTMLElement>("[data-card]");
  return { element, card: card?.dataset.card, place: controlsOf(card).indexOf(element) };
}

function controlsOf(card: Element | null | undefined): Element[] {
  return [...(card?.querySelectorAll("a, button, summary") ?? [])];
}
