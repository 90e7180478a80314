import { useLayoutEffect } from "react";

/**
 * Keeps conform from reading all of the form's 300 fields on every key press: it listens on the document,
 * after React, and needs events only from invalid fields, to validate them again. Call it before `useForm`,
 * whose listener must come after this one.
 */
export function useQuietTyping(formId: string): void {
  useLayoutEffect(() => {
    const hush = (event: Event) => {
      const { target } = event;
      const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (!isText || target.form?.id !== formId) return;
      if (target.getAttribute("aria-invalid") !== "true") event.stopImmediatePropagation();
    };
    document.addEventListener("input", hush);
    return () => document.removeEventListener("input", hush);
  }, [formId]);
}
