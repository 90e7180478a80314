import { type RefObject, useEffect } from "react";

/**
 * Closes a `<details>` used as a menu on a press outside it, and on Esc wherever the focus is: a panel
 * opened by a mouse may hide what is being read. The focus is restored only if it was inside.
 */
export function useCloseOutside(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = () => menu.current?.removeAttribute("open");
    const press = ({ target }: PointerEvent) => {
      if (!menu.current?.contains(target as Node)) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !menu.current?.open) return;
      const hasFocus = menu.current.contains(document.activeElement);
      close();
      if (hasFocus) menu.current.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", press);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("keydown", key);
    };
  }, [menu]);
}
