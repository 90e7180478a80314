import { useEffect } from "react";
import { type CloseButtonProps, ToastContainer, toast } from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";
import "./toastify.css";
import type { Flash } from "#app/flash/flash.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Icon } from "./Icon.tsx";
import { ToastUndo } from "./ToastUndo.tsx";

/** Spec 9. Pausing on hover and on focus loss, and Alt+T, are defaults but stated explicitly. */
const autoCloseMs = 5000;
const dragPercent = 80;

function Notice({ message, undo }: Pick<Flash, "message" | "undo">) {
  return (
    <div>
      {message}
      {undo && <ToastUndo undo={undo} />}
    </div>
  );
}

/** The toast container: loaded only when the first toast is due (`Toasts`). */
export function ToastHost({ flash }: { flash: Flash }) {
  const { toasts } = useTexts("common");

  useEffect(() => {
    const { message, type, undo } = flash;
    toast(<Notice message={message} undo={undo} />, { type });
  }, [flash]);

  return (
    <ToastContainer
      aria-label={`${toasts.label} Alt+T`}
      position="top-right"
      autoClose={autoCloseMs}
      hideProgressBar
      pauseOnHover
      pauseOnFocusLoss
      draggable
      draggablePercent={dragPercent}
      hotKeys={({ altKey, code }) => altKey && code === "KeyT"}
      closeButton={({ closeToast }: CloseButtonProps) => (
        <button
          type="button"
          className="toastClose"
          aria-label={toasts.close}
          onClick={(event) => closeToast(event)}
        >
          <Icon name="close" />
        </button>
      )}
    />
  );
}
