import type { Dictionary } from "#app/i18n/pt.ts";

export const adminNumbers = {
  title: "{{name}} numbers",
  lead: "The four figures of the home page. They show on the site as soon as you save.",
  number: "Number",
  description: "Text",
  descriptionHint: "Up to 80 characters look best.",
  blocks: {
    projects: "Projects",
    connections: "Connections",
    regions: "Regions",
    people: "People",
  },
  saved: "Numbers saved!",
} satisfies Dictionary["adminNumbers"];
