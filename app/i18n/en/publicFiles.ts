import type { Dictionary } from "../pt.ts";

export const publicFiles = {
  meta: {
    title: "All files",
    description:
      "Search every public file of the agency: the library and the documents of each project.",
  },
  title: "All files",
  text: "The agency’s library and the documents of each project, gathered in a single list.",
  searchLabel: "Search files",
  searchHint: "By title, description or project. Accents make no difference.",
  searchButton: "Search",
  clear: "Clear search",
  countOne: "1 file",
  countMany: "{{count}} files",
  resultsOne: "1 file found for “{{query}}”",
  resultsMany: "{{count}} files found for “{{query}}”",
  noResults: "No files found for “{{query}}”",
  noResultsHint: "Check the spelling or try a broader word.",
  empty: "No files published yet.",
  fromLibrary: "Library",
} satisfies Dictionary["publicFiles"];
