import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "#app/ui/useHydrated.ts";
import { growPhoto } from "./growPhoto.ts";
import { openedBy, photoId } from "./photoIds.ts";

interface Lightbox {
  /** Index of the photo in the lightbox; null while it is closed. */
  shown: number | null;
  /** The page came with a photo open, or it was opened before there were scripts: it does not fade in once more. */
  wasOpen: boolean;
  open: (index: number) => void;
  show: (index: number) => void;
  close: () => void;
}

/**
 * Which photo is open, with its own entry in the browser's history, so that Back closes the lightbox instead
 * of leaving the page. The entry's hash is the photo's anchor in the grid. A photo that the address opens already
 * (`PlainLightbox.tsx`) goes on in it.
 *
 * @param total how many photos there are
 */
export function useLightbox(total: number): Lightbox {
  const [shown, setShown] = useState<number | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const { search } = useLocation();
  const navigate = useNavigate();
  /** A second press comes before the first one shows. */
  const isChanging = useRef(false);

  // Before the next frame: the server's lightbox is gone, which had hidden the rest of the page.
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    const index = isHydrated ? openedBy(location.hash) : undefined;
    if (index === undefined || index < 0 || index >= total) return;
    // Where the focus returns to.
    document.querySelector<HTMLElement>(`#${photoId(index)} > a`)?.focus({ preventScroll: true });
    setShown(index);
    setWasOpen(true);
  }, [isHydrated, total]);

  useEffect(() => {
    isChanging.current = false;
    if (shown === null) return;
    // At once: the router reports Back only after it has asked the server again. It may lead to the photo before.
    const close = () =>
      growPhoto(
        () => {
          setShown(openedBy(location.hash) ?? null);
          setWasOpen(false);
        },
        () => pictureOf(shown),
      );
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, [shown]);

  function change(index: number, next: number | null, onChanged: () => void) {
    if (isChanging.current) return;
    isChanging.current = true;
    growPhoto(
      () => {
        setShown(next);
        onChanged();
      },
      () => pictureOf(index),
    );
  }

  return {
    shown,
    wasOpen,
    open(index) {
      // Only the hash differs, so that no loader runs.
      const to = { search, hash: photoId(index) };
      change(index, index, () => void navigate(to, { preventScrollReset: true }));
    },
    show: setShown,
    close() {
      if (shown === null) return;
      change(shown, null, () => {
        setWasOpen(false);
        // The page before this one may be another; the router would scroll to the anchor.
        if (wasOpen) return history.replaceState(history.state, "", `#${photoId(shown)}`);
        // Unless Back has been pressed since.
        if (location.hash.startsWith("#photo-")) void navigate(-1);
      });
    },
  };
}

/** The picture of an open photo, else of the same in the grid. */
function pictureOf(index: number): HTMLElement | null {
  const open = document.querySelector<HTMLElement>("dialog[open] div:not([hidden]) > picture img");
  return open ?? document.querySelector<HTMLElement>(`#${photoId(index)} picture img`);
}
