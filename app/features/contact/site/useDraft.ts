import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { submissionCount } from "#app/connection/submissionCount.ts";
import { contactFields, tokenField } from "#app/validation/contactFields.ts";

/** By history entry, in memory only: what somebody writes to the agency must not outlive the tab. */
const left = new Map<string, Record<string, string>>();
/** The number of forms accepted by the server when the first of them was left. */
let acceptedThen = 0;

/**
 * Restores what was typed into the form when its visitor returns to it by Back or Forward, as browsers do
 * for pages without client-side navigation. Its token is restored too: to the server it is the same form.
 * After a form is sent, everything is dropped.
 *
 * @returns `ref` for the form, and its initial values, if any
 */
export function useDraft() {
  const ref = useRef<HTMLFormElement>(null);
  const { key } = useLocation();
  const [draft] = useState(() => unsent().get(key));
  const [accepted] = useState(submissionCount);

  useEffect(() => {
    const form = ref.current;
    return () => {
      if (form && submissionCount() === accepted) unsent().set(key, fieldsOf(form));
    };
  }, [key, accepted]);
  return { ref, draft };
}

function unsent() {
  if (acceptedThen !== submissionCount()) left.clear();
  acceptedThen = submissionCount();
  return left;
}

function fieldsOf(form: HTMLFormElement) {
  const data = new FormData(form);
  const entries = [...contactFields, tokenField].map((name) => [
    name,
    String(data.get(name) ?? ""),
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}
