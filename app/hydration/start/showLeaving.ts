import { notPages } from "#app/i18n/lang.ts";
import { has } from "../progress.ts";

/**
 * A link or a search that leads to another page shows at once that it does (`data-leaving`: a bar along the
 * top, as the router's own): on a slow line the answer takes seconds, and the browser's sign is small.
 */
export function showLeaving(): void {
  const { dataset } = document.documentElement;
  const stay = () => {
    delete dataset.leaving;
  };
  // After whoever handles the event and prevents its default.
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (link && leadsOn(event, link)) dataset.leaving = "";
  });
  addEventListener("submit", (event) => {
    if (!event.defaultPrevented && !has("hydrated")) dataset.leaving = "";
  });
  // Back from the browser's cache, or the navigation was given up.
  addEventListener("pageshow", stay);
  addEventListener("pointerdown", stay);
  addEventListener("keydown", ({ key }) => key === "Escape" && stay());
}

function leadsOn(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (has("hydrated") || defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return false;
  // Files may be downloads, which leave the page where it is.
  const isPage = link.origin === location.origin && !notPages.test(link.pathname);
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isPage && !isHere && !link.target && !link.hasAttribute("download");
}
