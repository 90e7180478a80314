import { paths } from "#app/paths.ts";

/** The site's Atom feeds, each in both languages, with the dictionary key of its title. */
export const feeds = [
  { path: paths.projectsFeed, title: "feeds.projects" },
  { path: paths.documentsFeed, title: "feeds.documents" },
] as const;
