import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { growPhoto } from "./growPhoto.ts";

interface Lightbox {
  /** Index of the photo in the lightbox; null while it is closed. */
  shown: number | null;
  open: (index: number) => void;
  show: (index: number) => void;
  close: () => void;
}

/**
 * Which photo is open, with its own entry in the browser's history, so that Back closes the lightbox instead
 * of leaving the page. The entry's hash is the photo's anchor in the grid.
 */
export function useLightbox(): Lightbox {
  const [shown, setShown] = useState<number | null>(null);
  const { search } = useLocation();
  const navigate = useNavigate();
  /** A second press comes before the first one shows. */
  const isChanging = useRef(false);

  useEffect(() => {
    isChanging.current = false;
    if (shown === null) return;
    // At once: the router reports Back only after it has asked the server again.
    const close = () =>
      growPhoto(
        () => setShown(null),
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
    open(index) {
      // Only the hash differs, so that no loader runs.
      const to = { search, hash: photoId(index) };
      change(index, index, () => void navigate(to, { preventScrollReset: true }));
    },
    show: setShown,
    close() {
      if (shown === null) return;
      change(shown, null, () => {
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

/** The anchor of a photo in the grid. */
export function photoId(index: number): string {
  return `photo-${index + 1}`;
}
