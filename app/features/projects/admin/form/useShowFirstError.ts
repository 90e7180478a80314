import { useEffect } from "react";
import { isIntent } from "#app/forms/saving/changesRows.ts";
import { reveal } from "#app/ui/reveal.ts";

/**
 * After a submit blocked by validation, opens whatever hides the first invalid field, and focuses it.
 */
export function useShowFirstError(formId: string): void {
  useEffect(() => {
    const form = document.forms.namedItem(formId);
    if (!form) return;
    const afterSubmit = (event: SubmitEvent) => {
      const isSaving = !isIntent(event);
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
