import type { Dictionary } from "../pt.ts";

export const projects = {
  meta: {
    title: "Projects",
    description:
      "Cycle lanes, squares, rivers, schools, open data: discover the projects that the agency develops with the city of Recife.",
  },
  banner: {
    title: "Projects",
    text: "Ideas that left the drawing board, were tested on the street and are now part of life in Recife.",
  },
  list: {
    empty: "No projects published yet.",
  },
  next: { title: "Other projects", all: "All projects" },
  gone: {
    title: "This project has left the site",
    text: "The team has taken this page off the site. There are other projects to explore.",
    all: "See all projects",
  },
  detail: {
    nameless: "Project {{id}}",
    description: "Discover {{name}}, a project developed in Recife by {{agency}}.",
    takePart: "Take part",
    phrase: "An idea turned into reality. Join us!",
    preparing: {
      title: "This project is being prepared",
      text: "We are gathering texts, pictures and results to tell its story. Would you like to know more, or take part from the start? Write to us.",
      contact: "Talk to us",
    },
    partners: "Partners in this initiative",
    partner: "Partner {{position}}",
    video: "See more of the project",
    videoTitle: "Video of the project {{name}}",
    news: "Keep up to date",
    newsMore: "Learn more",
    results: "Some of the results achieved",
    beforeAfter: "Before and after: the project’s transformation",
    before: "Before",
    after: "After",
    beforeAlt: "The place before the project {{name}}",
    afterAlt: "The place after the project {{name}}",
    compare: "Position of the divider between before and after",
    compared: "{{percent}}% before",
    ebook: "Discover our publications",
    ebookDownload: "Download e-book",
    gallery: "Gallery",
    photo: "Photo {{position}} of {{total}}, project {{name}}",
    openPhoto: "Enlarge photo {{position}} of {{total}}",
    photoPosition: "{{position}} of {{total}}",
    closePhoto: "Close",
    previousPhoto: "Previous photo",
    nextPhoto: "Next photo",
    documents: "Documents",
    download: "Download file",
    openLink: "Open document",
  },
} satisfies Dictionary["projects"];
