import type { Dictionary } from "../pt.ts";

export const search = {
  meta: {
    title: "Search",
    titleFor: "Search for “{{query}}”",
    description: "Search the agency’s projects and documents.",
    descriptionFor: "The agency’s projects and documents that mention “{{query}}”.",
  },
  title: "Search",
  text: "Projects and documents, by any word. Accents and capitals make no difference.",
  resultOne: "1 result for “{{query}}”",
  resultMany: "{{count}} results for “{{query}}”",
  none: "Nothing found for “{{query}}”",
  noneHint: "Check the spelling, or try a broader word or just its beginning.",
  loose: "No result has all of the words. These have some of them.",
  start: "What are you looking for?",
  startHint:
    "Type one or more words: a neighbourhood, a theme, the name of a project or of a document.",
  projects: "Projects",
  documents: "Documents",
  allProjects: "See all {{count}} projects",
  allDocuments: "See all {{count}} documents",
  allResults: "See all results",
  fromLibrary: "Library",
  fromProject: "Project",
  download: "Download file",
  openLink: "Open document",
  suggestions: "Start with these projects",
  moreProjects: "All projects",
  moreFiles: "All files",
} satisfies Dictionary["search"];
