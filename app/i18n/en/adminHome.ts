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

export const adminBanner = {
  title: "Banner settings",
  lead: "The promotional banner of the home page. While inactive it does not show on the site.",
  link: "Link",
  linkHint:
    "Where the image leads: a whole address (https://...) or a page of the site (/contato).",
  active: "Active",
  activeHint: "Show the banner on the home page",
  noImage: "An image is missing: the banner does not appear on the site yet.",
  words: "Words of the banner",
  wordsHint:
    "Optional: they stand beside the image, in the visitor’s language. Without them the image fills the banner.",
  fields: { title: "Title", text: "Text", buttonLabel: "Button label" },
  buttonHint: "The button leads to the link above. Without a link it does not show.",
  desktopImage: "Desktop image",
  desktopHint: "Keep texts within the middle 960 px: smaller screens cut the sides.",
  mobileImage: "Mobile image",
  mobileHint: "Keep texts within the middle 320 px: phones cut the sides.",
  saved: "Banner saved!",
  failed: "The banner could not be saved!",
  uploadFailed: "The image could not be uploaded.",
} satisfies Dictionary["adminBanner"];
