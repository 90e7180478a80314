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

/** Those that many projects do without: while they are empty, a line stands for each. */
const optionalSections = ["video", "results", "beforeAfter", "eBook", "gallery"] as const;
type OptionalSection = (typeof optionalSections)[number];

export function isOptional(name: SectionName): name is OptionalSection {
  return (optionalSections as readonly string[]).includes(name);
}

/** The id of a section in the page. */
export function sectionId(name: SectionName): string {
  return `secao-${name}`;
}
