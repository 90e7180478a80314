import type { Dictionary } from "../pt.ts";

export const apiReference = {
  meta: {
    title: "API",
    description: "Reference of the JSON endpoints: what they take, what they answer, and for whom.",
  },
  title: "API",
  text: "Projects, numbers, banner, documents and partners can also be read by programs and, with staff access, edited by them.",
  description: "OpenAPI 3.1 description (JSON)",
  staff: "staff only",
  parameters: "Parameters",
  body: "Body of the request",
  answer: "Answer",
  refusals: "Other answers",
} satisfies Dictionary["apiReference"];
