import { useEffect, useRef } from "react";
import type { ControlProps } from "#app/forms/Field.tsx";
import { useHydrated } from "#app/ui/useHydrated.ts";
import {
  followTrail,
  insertComplete,
  maskPhone,
  maxCharacters,
  noTrail,
  type Typed,
} from "../phoneMask.ts";

interface PhoneInputProps extends ControlProps {
  placeholder: string;
}

/**
 * The phone field, masked while typing, with a stable caret. `maxLength` is set only where the mask runs:
 * without JavaScript it would silently truncate a pasted `+55 ...`, which the server can read.
 */
export function PhoneInput(props: PhoneInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const isMasked = useHydrated();

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    // Typed before hydration.
    apply(field);
    const insert = inserter();
    // The native event: React synthesizes its `beforeinput` from others, and misses pastes in some browsers.
    field.addEventListener("beforeinput", insert);
    return () => field.removeEventListener("beforeinput", insert);
  }, []);

  return (
    <input
      {...props}
      ref={input}
      type="tel"
      autoComplete="tel"
      maxLength={isMasked ? maxCharacters : undefined}
      onInput={(event) => {
        const { isComposing } = event.nativeEvent as globalThis.InputEvent;
        if (!isComposing) apply(event.currentTarget);
      }}
    />
  );
}

/** Inserts what the browser would truncate, and what goes on after a 0, so that the mask decides what is kept. */
function inserter() {
  let trail = noTrail;
  return (event: InputEvent) => {
    const input = event.target as HTMLInputElement;
    const { value, selectionStart, selectionEnd } = input;
    if (!event.data || !event.cancelable) return;
    const start = selectionStart ?? value.length;
    const selection = { value, start, end: selectionEnd ?? start };
    const followed = followTrail(trail, selection, event.data);
    if (followed) trail = followed;
    const whole = followed
      ? { value: followed.shown, caret: followed.shown.length }
      : insertComplete(selection, event.data);
    if (!whole) return;
    event.preventDefault();
    show(input, whole);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
}

function apply(input: HTMLInputElement) {
  show(input, maskPhone({ value: input.value, caret: input.selectionStart ?? input.value.length }));
}

function show(input: HTMLInputElement, { value, caret }: Typed) {
  if (value === input.value) return;
  input.value = value;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}
