import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { contactFields, tokenField } from "#app/features/contact/contactFields.ts";
import { acceptedForms } from "#app/forms/useAccepted.ts";

/** Memory alone, by the history's entries: what somebody writes to the agency does not outlive the tab. */
const left = new Map<string, Record<string, string>>();
/** How many forms the server had accepted when the first of them was left. */
let acceptedThen = 0;

/**
 * Brings back what was typed into the form when its visitor returns to it by Back or Forward, as a
 * browser does where no script takes the place of its pages. Its token comes along: to the server it is the same
 * form. Once a form was sent, all is forgotten.
 *
 * @returns `ref` for the form, and the words that it begins with, if any
 */
export function useKeptWords() {
  const ref = useRef<HTMLFormElement>(null);
  const { key } = useLocation();
  const [words] = useState(() => unsent().get(key));
  const [accepted] = useState(acceptedForms);

  useEffect(() => {
    const form = ref.current;
    return () => {
      if (form && acceptedForms() === accepted) unsent().set(key, wordsIn(form));
    };
  }, [key, accepted]);
  return { ref, words };
}

function unsent() {
  if (acceptedThen !== acceptedForms()) left.clear();
  acceptedThen = acceptedForms();
  return left;
}

function wordsIn(form: HTMLFormElement) {
  const data = new FormData(form);
  const entries = [...contactFields, tokenField].map((name) => [
    name,
    String(data.get(name) ?? ""),
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}
