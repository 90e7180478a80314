import { useEffect } from "react";
import { useLocation } from "react-router";
import { reveal } from "./reveal.ts";

/** Focuses the field named by the URL's hash, opening whatever hides it. */
export function useFocusFromAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.length < 2) return;
    // After a dialog around the form has opened and set its own focus.
    const frame = requestAnimationFrame(() => reveal(document.getElementById(idOf(hash))));
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
