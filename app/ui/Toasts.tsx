import { type ComponentType, useEffect, useLayoutEffect, useState } from "react";
import { type Flash, toastEvent } from "#app/flash/flash.ts";
import styles from "./Toasts.module.css";
import { ToastUndo } from "./ToastUndo.tsx";

type Host = ComponentType<{ flash: Flash }>;

/** How long a status line stays: unlike a toast, it cannot be hovered to keep it open. */
const lineMs = 10_000;

/**
 * Shows notices as toasts (spec 9). The toast library is loaded when the first one is due; until then, and
 * without JavaScript or when loading fails, the notice is a status line.
 */
export function Toasts({ flash: fromServer }: { flash: Flash | undefined }) {
  const [flash, setFlash] = useFlash(fromServer);
  const [loaded, setLoaded] = useState<{ Host: Host }>();
  const [isMissing, setMissing] = useState(false);

  // Before the other effects of the same commit: a form that came back with an answer shows its notice in one.
  useLayoutEffect(() => {
    const show = (event: Event) => setFlash({ ...(event as CustomEvent<Flash>).detail });
    window.addEventListener(toastEvent, show);
    return () => window.removeEventListener(toastEvent, show);
  }, [setFlash]);

  useEffect(() => {
    if (!flash || loaded || isMissing) return;
    import("./ToastHost.tsx").then(
      ({ ToastHost }) => setLoaded({ Host: ToastHost }),
      () => setMissing(true),
    );
  }, [flash, loaded, isMissing]);

  useEffect(() => {
    if (!flash || !isMissing) return;
    const timer = setTimeout(() => setFlash(undefined), lineMs);
    return () => clearTimeout(timer);
  }, [flash, isMissing, setFlash]);

  if (!flash) return null;
  if (loaded) return <loaded.Host flash={flash} />;
  return (
    <div className={styles.line} data-type={flash.type}>
      <p role="status">{flash.message}</p>
      {flash.undo && <ToastUndo undo={flash.undo} />}
    </div>
  );
}

/** The latest notice, from the server or from a script. */
function useFlash(fromServer: Flash | undefined) {
  const [flash, setFlash] = useState(fromServer);
  const [known, setKnown] = useState(fromServer);
  if (fromServer !== known) {
    setKnown(fromServer);
    if (fromServer) setFlash(fromServer);
  }
  return [flash, setFlash] as const;
}
