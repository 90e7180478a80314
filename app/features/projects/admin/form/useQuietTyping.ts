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
    const hold = ({ target }: FocusEvent) => {
      const { form } = target as HTMLInputElement;
      if (form?.id === formId) for (const field of form.elements) holdName(field);
    };
    document.addEventListener("input", hush);
    document.addEventListener("focusin", hold);
    return () => {
      document.removeEventListener("input", hush);
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
