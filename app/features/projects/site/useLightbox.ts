import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

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
  const isOpen = shown !== null;

  useEffect(() => {
    if (!isOpen) return;
    // At once: the router reports Back only after it has asked the server again.
    const close = () => setShown(null);
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, [isOpen]);

  return {
    shown,
    open(index) {
      setShown(index);
      // Only the hash differs, so that no loader runs.
      void navigate({ search, hash: photoId(index) }, { preventScrollReset: true });
    },
    show: setShown,
    close() {
      setShown(null);
      void navigate(-1);
    },
  };
}

/** The anchor of a photo in the grid. */
export function photoId(index: number): string {
  return `photo-${index + 1}`;
}
