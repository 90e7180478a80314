import { type SectionName, sectionId, sectionNames } from "../sectionNames.ts";

/** The heading by which a section of the page is labelled, for each section of the form but the banner. */
const headings: Partial<Record<SectionName, string>> = {
  description: "description",
  partners: "partners",
  video: "video",
  posts: "news",
  results: "results",
  beforeAfter: "before-after",
  eBook: "e-book",
  gallery: "gallery",
  documents: "documents",
};

/** The section of the form whose data a place of the project's page shows; undefined outside of the project. */
export function sectionInPage(target: EventTarget | null): SectionName | undefined {
  // An element of a frame is no instance of this window's classes.
  const element = target as Element | null;
  if (!element?.closest?.("article")) return undefined;
  const section = element.closest("section");
  if (!section) return "banner";
  const heading = section.getAttribute("aria-labelledby");
  // Without a title, the description has no label.
  return sectionNames.find((name) => headings[name] === heading) ?? "description";
}

/**
 * The part of the project's page that shows a section of the form.
 *
 * @param id the section's, in the form
 */
export function sectionInForm(id: string, page: Document): Element | null {
  const name = sectionNames.find((each) => sectionId(each) === id);
  if (!name) return null;
  if (name === "banner") return page.documentElement;
  return page.querySelector(`article section[aria-labelledby="${headings[name]}"]`);
}
