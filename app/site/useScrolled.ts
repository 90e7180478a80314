import { useEffect, useState } from "react";

/** Spec 9: past this many pixels the header changes its look. */
const thresholdPx = 1;

/** Whether the page is scrolled past the header's threshold. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > thresholdPx);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return scrolled;
}
