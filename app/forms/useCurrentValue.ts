import { type RefObject, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/**
 * Keeps an uncontrolled field at its current value, but never overwrites what somebody is typing.
 *
 * @param value also its `defaultValue`
 * @returns the field's `ref`
 */
export function useCurrentValue<Control extends HTMLInputElement | HTMLSelectElement>(
  value: string,
): RefObject<Control | null> {
  const field = useRef<Control>(null);
  const shown = useRef(value);
  const isReturn = useNavigationType() === "POP";
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    const control = field.current;
    if (control && (isReturn || document.activeElement !== control)) control.value = value;
  }, [value, isReturn]);
  return field;
}
