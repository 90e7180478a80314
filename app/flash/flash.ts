/** A notice about something that has just happened. */
export interface Flash {
  type: "success" | "error" | "info" | "warning";
  message: string;
  /** How what has happened can be undone. */
  undo?: Undo | undefined;
}

/** A change that can be undone. */
export interface Undo {
  /** The id of the revision that it wrote. */
  revision: number;
  /** Whether it was a deletion. */
  isInTrash: boolean;
}

/** The browser event by which `showToast` reaches `Toasts`. */
export const toastEvent = "toast";

/** Shows a notice from a script; after a form, `redirectWithFlash` does it on the server. */
export function showToast(flash: Flash): void {
  window.dispatchEvent(new CustomEvent(toastEvent, { detail: flash }));
}
