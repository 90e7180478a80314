import { sectionId } from "../sectionNames.ts";

/** The id of a field in the page; photos have none, and their section stands for them. */
export function anchorOf(formId: string, field: string): string {
  return field.startsWith("gallery[") ? sectionId("gallery") : `${formId}-${field}`;
}

/** What can be focused of a field: of an English text that is not shown the Portuguese one, of a photo what describes it. */
export function fieldElement(formId: string, field: string): Element | null {
  const photo = document.querySelector(`[name="${CSS.escape(field)}"][type="hidden"]`);
  const describe = field.startsWith("gallery[")
    ? photo?.closest("li")?.querySelector("[data-describe]")
    : null;
  if (describe) return describe;
  const shown = [field, field.replace(/(^|\.)en\./, "$1")].find((name) => {
    const hidden = document.getElementById(`${formId}-${name}`)?.closest("[data-english]");
    return !hidden || getComputedStyle(hidden).display !== "none";
  });
  return document.getElementById(anchorOf(formId, shown ?? field));
}
