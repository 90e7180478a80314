import { useEffect } from "react";
import { useLocation } from "react-router";
import { reveal } from "./reveal.ts";

/** Puts the focus on the field that the address names after its `#`, out of whatever hides it. */
export function useFocusFromAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.length < 2) return;
    // Once a dialog around the form has opened and taken the focus for itself.
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
