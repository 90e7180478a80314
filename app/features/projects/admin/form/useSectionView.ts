import { useEffect, useState } from "react";
import { type SectionName, sectionId, sectionNames } from "./sectionNames.ts";

/** The band of the window, below the bar, whose section is the current one. */
const band = "-20% 0px -55% 0px";

const scrollEvents = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/** Whether somebody scrolls with it: a jump to a field scrolls, too, for as long as it is smooth. */
function isScrolling(event: Event): boolean {
  if (event instanceof KeyboardEvent) return /^(Page|Arrow|Home$|End$| $)/.test(event.key);
  // The window's scrollbar.
  return event.type !== "pointerdown" || event.target === document.documentElement;
}

/** The section that is being read or filled in, for the index; undefined until the script runs. */
export function useCurrentSection(): SectionName | undefined {
  const [current, setCurrent] = useState<SectionName>();
  useEffect(() => {
    const sections = sectionNames.flatMap((name) => document.getElementById(sectionId(name)) ?? []);
    const show = (element: Element) =>
      setCurrent(sectionNames.find((name) => sectionId(name) === element.id));
    // One with the focus stays current, also one that is too low to reach the band, until somebody scrolls on.
    let isFocused = false;
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.find(({ isIntersecting }) => isIntersecting);
        if (reached && !isFocused) show(reached.target);
      },
      { rootMargin: band },
    );
    for (const section of sections) observer.observe(section);
    const follow = ({ target }: FocusEvent) => {
      const section = (target as Element).closest("details[data-section]");
      if (!section) return;
      isFocused = true;
      show(section);
    };
    const scrolled = (event: Event) => {
      if (isScrolling(event)) isFocused = false;
    };
    document.addEventListener("focusin", follow);
    for (const type of scrollEvents) addEventListener(type, scrolled, { passive: true });
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", follow);
      for (const type of scrollEvents) removeEventListener(type, scrolled);
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
