/** A notice about something that has just happened. */
export interface Flash {
  type: "success" | "error" | "info" | "warning";
  message: string;
}

/** The browser event by which `showToast` reaches `Toasts`. */
export const toastEvent = "toast";

/** Shows a notice from a script; after a form, `redirectWithFlash` does it on the server. */
export function showToast(flash: Flash): void {
  window.dispatchEvent(new CustomEvent(toastEvent, { detail: flash }));
}
