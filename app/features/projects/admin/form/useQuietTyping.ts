import { useLayoutEffect } from "react";

/**
 * Keeps conform and the browser from reading all of the form's 300 fields on every key press. Conform listens on the
 * document, after React, and needs events only from invalid fields, to validate them again. Chrome's help with writing
 * asks of each field whether it is seen whenever the caret of a text box moves (docs/performance.md). Call it before
 * `useForm`, whose listener must come after this one.
 */
export function useQuietTyping(formId: string): void {
  useLayoutEffect(() => {
    const stop = (event: Event) => {
      const { target, type } = event;
      const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (!isText || target.form?.id !== formId) return;
      const isNeeded = type === "input" && target.getAttribute("aria-invalid") === "true";
      if (!isNeeded) event.stopImmediatePropagation();
    };
    const hold = ({ target }: FocusEvent) => {
      const { form } = target as HTMLInputElement;
      if (form?.id === formId) for (const field of form.elements) holdName(field);
    };
    document.addEventListener("input", stop);
    // Before it reaches the text box, at which the browser listens.
    window.addEventListener("selectionchange", stop, true);
    document.addEventListener("focusin", hold);
    return () => {
      document.removeEventListener("input", stop);
      window.removeEventListener("selectionchange", stop, true);
      document.removeEventListener("focusin", hold);
    };
  }, [formId]);
}

/**
 * React takes an input's name off and puts it back with every key typed in it (for the sake of radio buttons), and
 * conform, which watches names, takes that for another field. Here a name changes only to another one.
 */
function holdName(field: Element) {
  if (!(field instanceof HTMLInputElement) || field.type === "radio") return;
  if (Object.hasOwn(field, "name")) return;
  Object.defineProperty(field, "name", {
    get: () => field.getAttribute("name") ?? "",
    set: (name: string) => {
      if (name !== "" && name !== field.getAttribute("name")) field.setAttribute("name", name);
    },
  });
}
