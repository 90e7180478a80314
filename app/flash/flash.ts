/** A notice about something that has just happened. */
export interface Flash {
  type: "success" | "error" | "info" | "warning";
  message: string;
  /** How what has happened can be undone. */
  undo?: Undo | FileUndo | undefined;
}

/** A change that can be undone, or many deletions at once. */
export interface Undo {
  /** The ids of the revisions that it wrote, the first one first; none of more than a notice carries. */
  revisions: readonly number[];
  /** Whether it was a deletion. */
  isInTrash: boolean;
}

/** The same of a file that was moved to the trash by itself: in place of a revision it has its path. */
export interface FileUndo {
  revisions: readonly [path: string];
  isInTrash: true;
}

/** The browser event by which `showToast` reaches `Toasts`. */
export const toastEvent = "toast";

/** Shows a notice from a script; after a form, `redirectWithFlash` does it on the server. */
export function showToast(flash: Flash): void {
  window.dispatchEvent(new CustomEvent(toastEvent, { detail: flash }));
}
