import { useEffect, useState } from "react";
import { type SectionName, sectionId, sectionNames } from "./sectionNames.ts";

/** The band of the window, below the bar, whose section is the current one. */
const band = "-20% 0px -55% 0px";

/** The section that is being read or filled in, for the index; undefined until the script runs. */
export function useCurrentSection(): SectionName | undefined {
  const [current, setCurrent] = useState<SectionName>();
  useEffect(() => {
    const sections = sectionNames.flatMap((name) => document.getElementById(sectionId(name)) ?? []);
    const show = (element: Element) =>
      setCurrent(sectionNames.find((name) => sectionId(name) === element.id));
    let focusedAt = Number.NEGATIVE_INFINITY;
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.find(({ isIntersecting }) => isIntersecting);
        if (reached && performance.now() - focusedAt > 500) show(reached.target);
      },
      { rootMargin: band },
    );
    for (const section of sections) observer.observe(section);
    // Also of the last ones, which may be too low to reach the band: the jump that the focus makes does not count.
    const follow = ({ target }: FocusEvent) => {
      const section = (target as Element).closest("details[data-section]");
      if (!section) return;
      focusedAt = performance.now();
      show(section);
    };
    document.addEventListener("focusin", follow);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", follow);
    };
  }, []);
  return current;
}

/** Folds the other sections when one is opened, which stays where it is in the window. */
export function useOneSection(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const foldOthers = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      if (!target.matches("[data-section]")) return;
      const before = target.getBoundingClientRect().top;
      for (const other of allSections()) if (other !== target) other.open = false;
      scrollBy({ top: target.getBoundingClientRect().top - before, behavior: "instant" });
    };
    // `toggle` does not bubble.
    document.addEventListener("toggle", foldOthers, true);
    return () => document.removeEventListener("toggle", foldOthers, true);
  }, [isOn]);
}

/** Folds all sections but one. */
export function foldAllBut(name: SectionName): void {
  for (const section of allSections()) section.open = section.id === sectionId(name);
}

/** Opens or folds all sections, and opens the rows in them too. */
export function setAllSections(isOpen: boolean): void {
  for (const section of allSections()) section.open = isOpen;
  if (!isOpen) return;
  for (const row of document.querySelectorAll<HTMLDetailsElement>("details[data-row]")) {
    row.open = true;
  }
}

function allSections() {
  return document.querySelectorAll<HTMLDetailsElement>("details[data-section]");
}
