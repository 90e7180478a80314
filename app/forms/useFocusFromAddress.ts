import { useEffect } from "react";
import { useLocation } from "react-router";
import { reveal, targetOf } from "./reveal.ts";

/** Focuses the field named by the URL's hash, opening whatever hides it. */
export function useFocusFromAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    // After a dialog around the form has opened and set its own focus.
    const frame = requestAnimationFrame(() => reveal(targetOf(hash)));
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
