import { type MouseEvent, type RefObject, useEffect } from "react";

/**
 * The click handler of a `<details>` used as a menu: a chosen link closes it and leaves the focus on its button,
 * which stays in sight.
 */
export function closeOnChoice({ target, currentTarget }: MouseEvent<HTMLDetailsElement>): void {
  if (!(target as Element).closest("a")) return;
  currentTarget.open = false;
  currentTarget.querySelector("summary")?.focus();
}

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
