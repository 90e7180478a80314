import { type FocusEvent, type FormEvent, useState } from "react";
import type { FieldState } from "#app/forms/Field.tsx";
import type { Dictionary } from "#app/i18n/pt.ts";
import { type ContactField, contactFields } from "#app/validation/contactFields.ts";
import { messagesIn } from "#app/validation/messages.ts";
import { validate } from "../contactRules.ts";
import type { ContactResponse } from "./receiveForm.server.ts";

type Errors = ContactResponse["errors"];
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The contact form in the browser: each field is validated when it is left and when the form is sent (spec
 * 5), and on every input once it was invalid. Without JavaScript only the server validates.
 *
 * @param draft initial values when the server has not answered
 */
export function useContactForm(
  answer: ContactResponse | undefined,
  draft: Record<string, string> | undefined,
  texts: Dictionary["validation"],
) {
  const [errors, setErrors] = useErrors(answer);
  const [refused, setRefused] = useState(0);
  // Initial values only; from then on the browser holds what was typed.
  const [values] = useState<Record<string, string> | undefined>(answer?.values ?? draft);

  const judged = (field: ContactField, value: string) => {
    const key = validate(field, value);
    return key && [key];
  };
  const look = (target: EventTarget) => {
    if (!isControl(target)) return;
    const { name, value } = target;
    if (isField(name)) setErrors((before) => ({ ...before, [name]: judged(name, value) }));
  };

  const messages = messagesIn(texts);
  const stateOf = (field: ContactField): FieldState => ({
    id: `contact-${field}`,
    name: field,
    errorId: `contact-${field}-error`,
    descriptionId: `contact-${field}-hint`,
    errors: errors[field] && messages(errors[field].map((message) => ({ message }))),
    required: true,
    initialValue: values?.[field],
  });

  return {
    /** Number of submissions blocked by validation, and the first invalid field. */
    refused,
    firstWrong: contactFields.find((field) => errors[field]),
    fields: Object.fromEntries(contactFields.map((field) => [field, stateOf(field)])) as Record<
      ContactField,
      FieldState
    >,
    events: {
      onBlur: (event: FocusEvent<HTMLFormElement>) => look(event.target),
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        if (isControl(target) && isField(target.name) && errors[target.name]) look(target);
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        const data = new FormData(event.currentTarget);
        const found: Errors = {};
        for (const field of contactFields) {
          const keys = judged(field, String(data.get(field) ?? ""));
          if (keys) found[field] = keys;
        }
        setErrors(found);
        const first = contactFields.find((field) => found[field]);
        if (!first) return;
        event.preventDefault();
        setRefused((count) => count + 1);
        const control = event.currentTarget.elements.namedItem(first) as Control;
        control.focus({ preventScroll: true });
        // Clear of the fixed header, with its label visible.
        control.scrollIntoView({ block: "center" });
      },
    },
  };
}

/** The visible errors; a new answer from the server replaces those found in the browser. */
function useErrors(answer: ContactResponse | undefined) {
  const [errors, setErrors] = useState<Errors>(answer?.errors ?? {});
  const [known, setKnown] = useState(answer);
  if (answer !== known) {
    setKnown(answer);
    if (answer) setErrors(answer.errors);
  }
  return [errors, setErrors] as const;
}

function isControl(target: EventTarget): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

function isField(name: string): name is ContactField {
  return contactFields.some((field) => field === name);
}
