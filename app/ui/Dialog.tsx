import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { useTexts } from "#app/i18n/useTexts.ts";
import { classes } from "./classes.ts";
import styles from "./Dialog.module.css";
import { Icon } from "./Icon.tsx";

const useLayout = typeof document === "undefined" ? useEffect : useLayoutEffect;

interface DialogProps {
  title: string;
  /** Esc, the close button: the parent stops rendering the dialog (or navigates away from it). */
  onClose: () => void;
  /** Small ones ask a question. */
  size?: "small" | "large";
  children: ReactNode;
}

/**
 * A modal on the native `<dialog>`: the focus moves in, stays in, and goes back to where it came from.
 * Without a script it is a part of the page at its own URL; `pageDialogOpen` lets the page make room.
 */
export function Dialog({ title, onClose, size = "large", children }: DialogProps) {
  const { close } = useTexts("adminCommon");
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayout(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    // Rendered open for readers without a script; a modal must be opened by one.
    element?.close();
    element?.showModal();
    return () => {
      element?.close();
      giveFocusBack(opener);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      open
      className={classes(styles.dialog, styles[size])}
      data-page-dialog=""
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file picker inside fires `cancel` too, and Esc must not close before the parent agrees.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={styles.close} aria-label={close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}

function giveFocusBack(opener: Element | null) {
  // After the page behind has settled: the opener may be on its way out.
  requestAnimationFrame(() => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  });
}

/** The buttons at a dialog's foot, what matters most last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
