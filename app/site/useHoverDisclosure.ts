import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { useCloseOutside } from "#app/ui/closeMenu.ts";

/** Spec 9: how long the panel stays after the pointer has left. */
const closeDelayMs = 200;

/**
 * Makes a native `<details>` behave as a header menu: it opens on mouse hover, and closes 200 ms after the
 * mouse has left, on Escape, on a choice, and when focus or a press goes elsewhere.
 *
 * @returns props for the `details` element
 */
export function useHoverDisclosure() {
  const ref = useRef<HTMLDetailsElement>(null);
  const closing = useRef(0);
  // Only newer browsers report `pointerType` on clicks.
  const pressedBy = useRef("");
  useCloseOutside(ref);

  const setOpen = (open: boolean) => {
    window.clearTimeout(closing.current);
    if (ref.current) ref.current.open = open;
  };

  useEffect(() => {
    // The mouse may have entered before hydration.
    if (ref.current?.matches(":hover") && matchMedia("(hover: hover)").matches) {
      ref.current.open = true;
    }
  }, []);

  return {
    ref,
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && setOpen(true),
    onPointerDown: ({ pointerType }: PointerEvent) => {
      pressedBy.current = pointerType;
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== "mouse") return;
      window.clearTimeout(closing.current);
      closing.current = window.setTimeout(() => setOpen(false), closeDelayMs);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !ref.current?.contains(relatedTarget)) setOpen(false);
    },
    onClick: (event: MouseEvent) => {
      const { target, detail } = event;
      if ((target as Element).closest("a")) setOpen(false);
      // Hovering has already opened it; the click that follows must not close it again.
      else if (detail > 0 && pressedBy.current === "mouse") {
        event.preventDefault();
        setOpen(true);
      }
    },
  };
}
