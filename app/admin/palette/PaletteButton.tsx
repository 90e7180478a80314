import {
  type ComponentType,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { showToast } from "#app/flash/flash.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { commandKey, isCommand } from "#app/ui/shortcuts.ts";
import { holdKeys } from "./holdKeys.ts";
import styles from "./PaletteButton.module.css";

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

type PaletteComponent = ComponentType<{ takeTyped: () => string; onClose: () => void }>;

/**
 * The palette, which Ctrl+K opens on every screen, for the end of the frame. Loaded when it is first opened, and what is
 * typed meanwhile is its own: after an update of the site it is not there, and the screen stays.
 */
export function usePalette() {
  const { connection } = useTexts("common");
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Palette: PaletteComponent }>();
  /** Ends what holds the keys, while it opens. */
  const takeTyped = useRef<() => string>(undefined);
  const openPalette = () => {
    if (takeTyped.current) return;
    takeTyped.current = holdKeys();
    import("./Palette.tsx").then(
      ({ default: Palette }) => {
        setLoaded({ Palette });
        setOpen(true);
      },
      () => {
        endHolding();
        showToast({ type: "warning", message: connection.outdated });
      },
    );
  };
  const endHolding = useCallback(() => {
    const typed = takeTyped.current?.() ?? "";
    takeTyped.current = undefined;
    return typed;
  }, []);
  const openByKey = useEffectEvent(openPalette);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!isCommand(event, "k")) return;
      event.preventDefault();
      // A dialog that is open asks something first.
      if (!document.querySelector("dialog[open]")) openByKey();
    };
    document.addEventListener("keydown", open);
    return () => document.removeEventListener("keydown", open);
  }, []);
  const palette = isOpen && loaded && (
    <loaded.Palette takeTyped={endHolding} onClose={() => setOpen(false)} />
  );
  return { palette, openPalette };
}
