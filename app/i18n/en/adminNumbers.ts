import type { Dictionary } from "../pt.ts";

export const adminNumbers = {
  title: "{{name}} numbers",
  lead: "The four figures of the home page. Changes show on the site as soon as you save.",
  number: "Number",
  description: "Text",
  descriptionHint: "{{count}} characters or fewer look best.",
  blocks: {
    projects: "Projects",
    connections: "Connections",
    regions: "Regions",
    people: "People",
  },
  saved: "Numbers saved!",
} satisfies Dictionary["adminNumbers"];
