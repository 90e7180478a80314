import { lazy, Suspense, useEffect, useState } from "react";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { commandKey, isCommand } from "#app/ui/shortcuts.ts";
import styles from "./PaletteButton.module.css";

/** Loaded when it is first opened. */
const Palette = lazy(() => import("./Palette.tsx"));

/** Opens the palette, as Ctrl+K does; without JavaScript the menu leads everywhere. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const { palette } = useTexts("adminCommon");
  const [key, setKey] = useState("Ctrl");
  useEffect(() => setKey(commandKey()), []);
  return (
    <button
      type="button"
      className={styles.open}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
    >
      <Icon name="search" />
      <span>{palette.open}</span>
      <span aria-hidden="true" className={styles.key}>
        {key} K
      </span>
    </button>
  );
}

/** The palette, which Ctrl+K opens on every screen, for the end of the frame. */
export function usePalette() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!isCommand(event, "k")) return;
      event.preventDefault();
      // A dialog that is open asks something first.
      if (!document.querySelector("dialog[open]")) setOpen(true);
    };
    document.addEventListener("keydown", open);
    return () => document.removeEventListener("keydown", open);
  }, []);
  const palette = isOpen && (
    <Suspense>
      <Palette onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { palette, openPalette: () => setOpen(true) };
}
