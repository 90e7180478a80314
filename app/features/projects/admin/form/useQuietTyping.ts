import { useLayoutEffect } from "react";

/**
 * Keeps conform from reading all of the form's 300 fields at every key pressed: it listens on the
 * document, behind React, and only needs to hear of fields that it has found wrong, to judge them
 * anew. Call it before `useForm`, whose listener must come after this one.
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
