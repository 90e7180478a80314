import { useEffect } from "react";
import { reveal } from "#app/forms/reveal.ts";

/**
 * After a submit blocked by validation, opens whatever hides the first invalid field, and focuses it. A link
 * to a field or a section within the form opens it too.
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
    const followLink = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a[href^='#']");
      if (link) reveal(document.getElementById(link.getAttribute("href")?.slice(1) ?? ""));
    };
    form.addEventListener("submit", afterSubmit);
    form.addEventListener("click", followLink);
    return () => {
      form.removeEventListener("submit", afterSubmit);
      form.removeEventListener("click", followLink);
    };
  }, [formId]);
}

function firstInvalid(form: HTMLFormElement) {
  return form.querySelector("[aria-invalid='true']");
}
