import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type Flash, toastEvent } from "#app/flash/flash.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./Dialog.module.css";
import { rememberFocus } from "./returnFocus.ts";

interface DialogProps {
  title: string;
  /** Esc, the close button: the parent stops rendering the dialog (or navigates away from it). */
  onClose: () => void;
  /** Small ones ask a question. */
  size?: "small" | "large";
  /** Id of the text that a question asks with. */
  describedBy?: string;
  children: ReactNode;
}

/**
 * A modal on the native `<dialog>`: the focus moves to what is asked for (the first field, else the
 * first button at the foot), stays in, and goes back to where it came from. Without a script it is a
 * part of the page at its own URL, which makes room (`data-behind-dialog`).
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
    // Rendered open for readers without a script; a modal must be opened by one.
    element?.close();
    element?.showModal();
    // Somebody may be typing in it already.
    if (element?.contains(focused) && focused instanceof HTMLElement) focused.focus();
    else focusFirst(element);
    return () => {
      element?.close();
      // After the page behind has settled: the opener may be on its way out.
      requestAnimationFrame(giveFocusBack);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      open
      className={classes(styles.dialog, styles[size])}
      data-page-dialog=""
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
        // Chrome lets Esc be refused once, until the next click, and then closes the dialog itself.
        // It is opened again before the parent is asked, whose question then stands above it.
        element.showModal();
        giveFocusBackInside.current();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={styles.close} aria-label={close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <Warning />
      {children}
    </dialog>
  );
}

/** Toasts lie under a modal, out of reach: why it does not close is said in it too. */
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

/** Of the dialog itself: a file picker inside it fires `cancel` too, a dialog inside it both. */
function isOwn({ target, currentTarget }: SyntheticEvent): boolean {
  return target === currentTarget;
}

/** Where the browser alone would take the close button, which nobody came for. */
function focusFirst(dialog: HTMLDialogElement | null) {
  const first =
    dialog?.querySelector<HTMLElement>("[data-focus]") ??
    dialog?.querySelector<HTMLElement>("form :is(input:not([type='hidden']), textarea, select)") ??
    dialog?.querySelector<HTMLElement>("[data-actions] > *");
  first?.focus();
}

/** The buttons at a dialog's foot: what undoes nothing first, what matters most last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions} data-actions="">
      {children}
    </div>
  );
}
