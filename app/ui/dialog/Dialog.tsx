import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useNavigate } from "react-router";
import { type Flash, toastEvent } from "#app/flash/flash.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { classes } from "../classes.ts";
import { Icon } from "../Icon.tsx";
import iconButton from "../iconButton.module.css";
import { toPageBehind } from "../withoutConnection.ts";
import styles from "./Dialog.module.css";
import { inNextFrame, rememberFocus } from "./returnFocus.ts";

interface DialogProps {
  title: string;
  /** Called on Esc and by the close button; the parent then unmounts the dialog (or navigates away). */
  onClose: () => void;
  /** "small" for confirmations. */
  size?: "small" | "large";
  /** Id of the element that holds the question. */
  describedBy?: string;
  children: ReactNode;
}

/**
 * A modal on the native `<dialog>`: the focus moves to the first field, else the first button at the
 * foot, is trapped inside, and returns to the opener on closing. Without JavaScript it is part of the page at
 * its own URL, where the content it would cover is hidden (`data-behind-dialog`).
 */
export function Dialog({ title, onClose, size = "large", describedBy, children }: DialogProps) {
  const { close } = useTexts("adminCommon");
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const giveFocusBackInside = useRef(() => {});

  useLayoutEffect(() => {
    const element = dialog.current;
    const giveFocusBack = rememberFocus();
    const focused = document.activeElement;
    // Rendered open for browsers without JavaScript; only `showModal` makes it a modal.
    element?.close();
    element?.showModal();
    // The user may already be typing in it.
    if (element?.contains(focused) && focused instanceof HTMLElement) focused.focus();
    else focusFirst(element);
    return () => {
      element?.close();
      // After the page behind has re-rendered, since the opener may be removed.
      inNextFrame(giveFocusBack);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      open
      className={classes(styles.dialog, styles[size])}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        if (!isOwn(event)) return;
        if (!event.cancelable) {
          giveFocusBackInside.current = rememberFocus();
          return;
        }
        // Esc must not close before the parent agrees.
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        const element = event.currentTarget;
        if (!isOwn(event) || !element.isConnected || element.open) return;
        // Chrome lets `cancel` be prevented only once between user interactions; the next Esc closes the
        // dialog. Reopen it before asking the parent, so that the parent's confirmation is on top.
        element.showModal();
        giveFocusBackInside.current();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className={classes(iconButton.button, styles.close)}
          aria-label={close}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <Warning />
      {children}
    </dialog>
  );
}

/** Toasts are inert under a modal, so warnings (why its link leads nowhere) are repeated inside it. */
function Warning() {
  const [text, setText] = useState("");
  useEffect(() => {
    const show = (event: Event) => {
      const { type, message } = (event as CustomEvent<Flash>).detail;
      if (type === "warning") setText(message);
    };
    window.addEventListener(toastEvent, show);
    return () => window.removeEventListener(toastEvent, show);
  }, []);
  return (
    <p role="status" className={styles.warning}>
      {text}
    </p>
  );
}

/** Ignores bubbled events: file inputs inside also fire `cancel`, nested dialogs `cancel` and `close`. */
function isOwn({ target, currentTarget }: SyntheticEvent): boolean {
  return target === currentTarget;
}

/** Overrides the browser's default, which would focus the close button. */
function focusFirst(dialog: HTMLDialogElement | null) {
  const first =
    dialog?.querySelector<HTMLElement>("[data-focus]") ??
    dialog?.querySelector<HTMLElement>(
      "form :is(input:not([type='hidden'], [hidden]), textarea, select)",
    ) ??
    dialog?.querySelector<HTMLElement>("[data-actions] > *");
  // The buttons at the foot are in sight anyway; a long dialog would begin at its end.
  first?.focus({ preventScroll: first.parentElement?.hasAttribute("data-actions") ?? false });
}

/** The buttons at a dialog's foot: the harmless one first, the primary action last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions} data-actions="">
      {children}
    </div>
  );
}

/** Closes a dialog that has its own URL, returning to the page behind without changing it. */
export function useCloseTo(path: string): () => void {
  const navigate = useNavigate();
  return () => void navigate(path, { preventScrollReset: true, state: toPageBehind });
}
