import { type RefObject, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/**
 * Keeps an uncontrolled field at its current value, but never overwrites what somebody is typing.
 *
 * @param value also its `defaultValue`
 * @returns the field's `ref`
 */
export function useCurrentValue(value: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  const isReturn = useNavigationType() === "POP";
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    const input = field.current;
    if (input && (isReturn || document.activeElement !== input)) input.value = value;
  }, [value, isReturn]);
  return field;
}
