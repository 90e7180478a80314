import type { Dictionary } from "../pt.ts";

export const apiReference = {
  meta: {
    title: "API",
    description: "Reference of the JSON endpoints: what they take, what they answer, and for whom.",
  },
  title: "Open data (API)",
  text: "Projects, numbers, banner, documents and partners can also be read by programs and, with staff access, edited by them.",
  description: "OpenAPI 3.1 description (JSON)",
  staff: "staff only",
  summaries: {
    getProjects: "Projects in display order",
    getProjectsAll: "Every project, in display order",
    getProjectsById: "One full project",
    getHome: "The four figures of the home page",
    getBanner: "The home page’s banner; an inactive one has no link, no images and no words",
    getPartners: "Partners of both types, in display order",
    getDocuments: "The documents of the library, in display order",
    postContact: "Sends a message to the agency",
    postAuthLogin: "Signs in; the token goes into the header Authorization: Bearer",
    postAuthLogout: "Signs out: the token of this request no longer works",
  },
  groups: {
    projects: "Projects",
    home: "Figures",
    banner: "Banner",
    partners: "Partners",
    documents: "Documents",
    contact: "Contact",
    auth: "Access",
  },
  forStaff: "Staff only: edit content and upload files",
  parameters: "Parameters",
  body: "Body of the request",
  answer: "Answer",
  refusals: "Other answers",
} satisfies Dictionary["apiReference"];
