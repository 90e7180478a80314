import { type RefObject, useEffect, useRef } from "react";

/**
 * Moving an element in the page may take the focus from it, so that somebody who moves an item up
 * three times would have to find it again each time. Gives the focus back after a new order.
 *
 * @param order changes with the order of the list's items
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, order: string): void {
  const last = useRef<Element | null>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = list.current?.contains(target as Node) ? (target as Element) : null;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, [list]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order is what may have lost the focus
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (lost && last.current instanceof HTMLElement && last.current.isConnected) {
      last.current.focus({ preventScroll: true });
    }
  }, [order]);
}
