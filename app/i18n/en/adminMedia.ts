import type { Dictionary } from "../pt.ts";

export const adminMedia = {
  title: "Describe file",
  pictureLead: "Holds wherever the site shows this picture.",
  filmLead: "Captions and transcript for those who watch this film on the site.",
  focal: "Focal point",
  focalHint: "What no crop may lose: click on the picture or move the sliders.",
  focalX: "From left to right",
  focalY: "From top to bottom",
  alt: "Alternative text",
  altHint: "What the picture shows, in a sentence, for those who do not see it.",
  decorative: "The picture is only decorative",
  captions: "Captions (WebVTT)",
  captionsHint: "A .vtt file for each language.",
  transcript: "Transcript",
  qualities: "Qualities ready: {{heights}}.",
  qualitiesComing: "Preparing the qualities: {{progress}}%. Ready: {{heights}}.",
  qualitiesFailed: "Not all qualities could be prepared. Ready: {{heights}}.",
  backToProject: "Back to the project {{name}}",
  saved: "Description saved!",
} satisfies Dictionary["adminMedia"];
