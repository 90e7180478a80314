import { type ComponentType, useEffect, useState } from "react";
import { type Flash, toastEvent } from "./flash.ts";
import styles from "./Toasts.module.css";

type Shelf = ComponentType<{ flash: Flash }>;

/** How long a status line stands where there are no toasts: nothing can be hovered to read on. */
const LINE_MS = 10_000;

/**
 * Shows notices as toasts (spec 9). The toast library is fetched when the first one is due; until
 * then, and without a script or when it cannot be fetched, the notice is a status line.
 */
export function Toasts({ flash: fromServer }: { flash: Flash | undefined }) {
  const [flash, setFlash] = useState(fromServer);
  const [loaded, setLoaded] = useState<{ Shelf: Shelf }>();
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    if (fromServer) setFlash(fromServer);
  }, [fromServer]);

  useEffect(() => {
    const show = (event: Event) => setFlash({ ...(event as CustomEvent<Flash>).detail });
    window.addEventListener(toastEvent, show);
    return () => window.removeEventListener(toastEvent, show);
  }, []);

  useEffect(() => {
    if (!flash || loaded || isMissing) return;
    import("./ToastShelf.tsx").then(
      ({ ToastShelf }) => setLoaded({ Shelf: ToastShelf }),
      () => setMissing(true),
    );
  }, [flash, loaded, isMissing]);

  useEffect(() => {
    if (!flash || !isMissing) return;
    const timer = setTimeout(() => setFlash(undefined), LINE_MS);
    return () => clearTimeout(timer);
  }, [flash, isMissing]);

  if (!flash) return null;
  if (loaded) return <loaded.Shelf flash={flash} />;
  return (
    <p role="status" className={styles.line} data-type={flash.type}>
      {flash.message}
    </p>
  );
}
