import type { FormEvent, KeyboardEvent, ReactNode } from "react";
import styles from "./GrowingBox.module.css";

/** A box that grows with its text, also in browsers where boxes do not by themselves: there at once, without React. */
export function GrowingBox({ text, children }: { text: string; children: ReactNode }) {
  const grow = ({ currentTarget, target }: FormEvent<HTMLSpanElement>) => {
    if (CSS.supports("field-sizing: content")) return;
    currentTarget.dataset.text = (target as HTMLTextAreaElement).value;
  };
  return (
    <span className={styles.grows} data-text={text} onInput={grow}>
      {children}
    </span>
  );
}

/** As in a field of one line; a line break that is pasted becomes a space when it is saved. */
export function submitOnEnter(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  // With Ctrl or ⌘ it publishes (`useSaveKeys`).
  if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing)
    return;
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
}
