import { createContext, useEffect, useState } from "react";
import { formValues } from "./formValues.ts";
import { type SectionStates, sectionStates } from "./sectionStates.ts";

export const SectionStatesContext = createContext<SectionStates>(sectionStates({}));

/** Long enough not to slow down typing, short enough to feel responsive. */
const pauseMs = 250;

/**
 * The states of the sections of a form on the screen, updated shortly after a change: a text, a row, a file.
 *
 * @param initial the form's initial values
 */
export function useSectionStates(formId: string, initial: unknown): SectionStates {
  const [states, setStates] = useState(() => sectionStates(initial));

  useEffect(() => {
    const form = document.forms.namedItem(formId);
    if (!form) return;
    let timer: ReturnType<typeof setTimeout>;
    const judge = () => {
      const next = sectionStates(formValues(form));
      setStates((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next));
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(judge, pauseMs);
    };
    form.addEventListener("input", wait);
    // Added or removed rows and uploaded files fire no events on the form.
    const observer = new MutationObserver(wait);
    observer.observe(form, { childList: true, subtree: true, attributeFilter: ["value", "name"] });
    return () => {
      clearTimeout(timer);
      form.removeEventListener("input", wait);
      observer.disconnect();
    };
  }, [formId]);

  return states;
}
