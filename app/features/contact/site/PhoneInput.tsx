import { useEffect, useRef } from "react";
import {
  insertWhole,
  maskPhone,
  mostCharacters,
  type Typed,
} from "#app/features/contact/phoneMask.ts";
import type { ControlProps } from "#app/forms/Field.tsx";
import { useHydrated } from "#app/ui/useHydrated.ts";

interface PhoneInputProps extends ControlProps {
  placeholder: string;
}

/**
 * The phone field: masked while somebody types, the caret staying where it was. The length is
 * limited only where the mask runs: without a script it would cut a pasted `+55 ...` in silence,
 * which the server can read whole.
 */
export function PhoneInput(props: PhoneInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const isMasked = useHydrated();

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    // What was typed before the script arrived.
    apply(field);
    // The browser's own: React makes its event of this name from others, and misses pastes in some.
    field.addEventListener("beforeinput", insert);
    return () => field.removeEventListener("beforeinput", insert);
  }, []);

  return (
    <input
      {...props}
      ref={input}
      type="tel"
      autoComplete="tel"
      maxLength={isMasked ? mostCharacters : undefined}
      onInput={(event) => {
        const { isComposing } = event.nativeEvent as globalThis.InputEvent;
        if (!isComposing) apply(event.currentTarget);
      }}
    />
  );
}

/** What the browser would cut off is put in by us, for the mask to decide what stays of it. */
function insert(event: InputEvent) {
  const input = event.target as HTMLInputElement;
  const { value, selectionStart, selectionEnd } = input;
  if (!event.data || !event.cancelable) return;
  const start = selectionStart ?? value.length;
  const whole = insertWhole({ value, start, end: selectionEnd ?? start }, event.data);
  if (!whole) return;
  event.preventDefault();
  show(input, whole);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

function apply(input: HTMLInputElement) {
  show(input, maskPhone({ value: input.value, caret: input.selectionStart ?? input.value.length }));
}

function show(input: HTMLInputElement, { value, caret }: Typed) {
  if (value === input.value) return;
  input.value = value;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}
