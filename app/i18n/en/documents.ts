import type { Dictionary } from "../pt.ts";

export const documents = {
  meta: {
    title: "Documents",
    description:
      "The agency’s bylaws, reports, plans and studies to read and download, open to everyone and free of charge.",
  },
  banner: {
    title: "Documents",
    text: "What we plan, commission and deliver, out in the open. Read it, download it, pass it on.",
  },
  list: {
    title: "Library",
    text: "The institutional documents people ask for most, always in their current version.",
    download: "Download file",
    openLink: "Open document",
    seeMore: "See more",
    seeMoreHint: "See every public file",
    empty: "No documents published yet.",
  },
  law: {
    eyebrow: "Legal framework",
    title: "Municipal Law 17.875/2013",
    text: "This is the law that sets out how non-profit organisations in Recife can be recognised as social organisations and sign management contracts with the city, with targets, deadlines and public reporting. It underpins our partnership with City Hall and defines how our work is overseen.",
    points: [
      {
        title: "Recognition",
        text: "The requirements an organisation must meet to act as a social organisation in the city.",
      },
      {
        title: "Management contract",
        text: "Objectives, targets, resources and indicators, agreed in writing.",
      },
      {
        title: "Public oversight",
        text: "Reports, audits and a voice for society in following the work.",
      },
    ],
    download: "Download the law",
    format: "PDF with an annotated summary, in Portuguese",
  },
} satisfies Dictionary["documents"];
