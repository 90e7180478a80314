import { useEffect } from "react";
import { reveal } from "#app/forms/reveal.ts";

/**
 * After a submit blocked by validation, opens whatever hides the first invalid field, and focuses it.
 */
export function useShowFirstError(formId: string): void {
  useEffect(() => {
    const form = document.forms.namedItem(formId);
    if (!form) return;
    const afterSubmit = (event: SubmitEvent) => {
      const isSaving = !event.submitter?.getAttribute("name");
      // After the errors of this submit have been rendered.
      if (isSaving) setTimeout(() => event.defaultPrevented && reveal(firstInvalid(form)));
    };
    form.addEventListener("submit", afterSubmit);
    return () => form.removeEventListener("submit", afterSubmit);
  }, [formId]);
}

function firstInvalid(form: HTMLFormElement) {
  return form.querySelector("[aria-invalid='true']");
}
