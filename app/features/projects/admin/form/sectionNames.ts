/** The ten sections of the project form, in the spec's order (spec 2). */
export const sectionNames = [
  "banner",
  "description",
  "partners",
  "video",
  "posts",
  "results",
  "beforeAfter",
  "eBook",
  "gallery",
  "documents",
] as const;

export type SectionName = (typeof sectionNames)[number];

/** The id of a section in the page. */
export function sectionId(name: SectionName): string {
  return `secao-${name}`;
}
