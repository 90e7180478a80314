import type { Dictionary } from "../pt.ts";

export const adminReady: Dictionary["adminReady"] = {
  title: "Ready to publish?",
  nothing: "Nothing open",
  count: "{{count}} open points",
  countOne: "1 open point",
  short: "{{count}} open",
  shortNothing: "All ready",
  lead: "None of this keeps you from publishing. Each line leads to its field; the list follows the saved draft.",
  done: "Name, pictures, alternative texts, English and links: it is all there.",
  cropped: "As the site crops it: {{label}}",
  kinds: {
    name: { title: "No name", text: "On the site it shows as “Project” and a number." },
    bare: {
      title: "Nothing but the banner",
      text: "The page says that the project is being prepared.",
    },
    incomplete: { title: "Incomplete, not shown on the page", text: "Still to be filled in:" },
    deadLink: {
      title: "Link that leads nowhere",
      text: "There is no such page or file on this site.",
    },
    oddLink: { title: "Odd link", text: "Check it before somebody clicks." },
    banner: { title: "No banner", text: "The page shows the site’s default picture." },
    card: {
      title: "No card picture",
      text: "Lists and the home page show the site’s default picture.",
    },
    alt: {
      title: "No alternative text",
      text: "Those who do not see the picture hear this text.",
    },
    partnerName: {
      title: "Partner without a name",
      text: "Its name is the logo’s alternative text.",
    },
    missing: { title: "No English", text: "English readers see the Portuguese text." },
    outdated: {
      title: "Outdated English",
      text: "The Portuguese has changed since the translation.",
    },
    contrast: {
      title: "Name hard to read on its picture",
      text: "The contrast should be at least 4.5:1: another picture, another focal point or a shorter name helps.",
    },
    shape: { title: "Picture of another shape", text: "Its place cuts off much of it:" },
    small: { title: "Picture small for its place", text: "It may look blurred." },
    long: { title: "Text long for its place", text: "Part of it may be cut off." },
    paragraphs: { title: "Long description", text: "We recommend up to 3 paragraphs." },
    untagged: {
      title: "Untagged PDF",
      text: "Screen readers find neither its headings nor its reading order. Export it again with “accessibility tags”.",
    },
  },
  details: {
    contrast: "{{ratio}}:1",
    small: "{{width}} × {{height}}, ideally {{size}}",
    long: "{{count}} characters, ideally up to {{most}}",
    paragraphs: "{{count}} paragraphs",
  },
  reasons: {
    invalid: "not an address that can be published",
    spaces: "has spaces in it",
    contact: "an e-mail or phone where a page is expected",
    admin: "leads to the back office, which only the team sees",
    intranet: "opens in the internal network only",
    ending: "ends with punctuation",
    several: "seems to be two addresses",
  },
};
