import { type InputEvent, useEffect, useRef } from "react";
import { maskPhone } from "#app/features/contact/phoneMask.ts";
import type { ControlProps } from "#app/forms/Field.tsx";
import { useHydrated } from "#app/ui/useHydrated.ts";

/** Spec 9. */
const MOST_LETTERS = 15;

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
    // What was typed before the script arrived.
    if (input.current) apply(input.current);
  }, []);

  return (
    <input
      {...props}
      ref={input}
      type="tel"
      autoComplete="tel"
      maxLength={isMasked ? MOST_LETTERS : undefined}
      onBeforeInput={insertWhole}
      onInput={(event) => {
        const { isComposing } = event.nativeEvent as globalThis.InputEvent;
        if (!isComposing) apply(event.currentTarget);
      }}
    />
  );
}

/** A longer text that comes in one piece (a paste) is masked before the browser cuts it off. */
function insertWhole(event: InputEvent<HTMLInputElement>) {
  const input = event.currentTarget;
  const text = event.data;
  if (!text || text.length < 2) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = input;
  const start = selectionStart ?? value.length;
  const before = value.slice(0, start) + text;
  show(input, { value: before + value.slice(selectionEnd ?? start), caret: before.length });
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

function apply(input: HTMLInputElement) {
  show(input, { value: input.value, caret: input.selectionStart ?? input.value.length });
}

function show(input: HTMLInputElement, typed: { value: string; caret: number }) {
  const { value, caret } = maskPhone(typed);
  if (value === input.value) return;
  input.value = value;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}
