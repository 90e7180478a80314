import type { Dictionary } from "../pt.ts";

export const adminMedia = {
  title: "Describe file",
  pictureLead: "The description applies wherever the site shows this image.",
  videoLead: "Captions and transcript for those who watch this video on the site.",
  focal: "Focal point",
  focalHint: "The part that must never be cropped out: click the image or move the sliders.",
  focalX: "From left to right",
  focalY: "From top to bottom",
  alt: "Alternative text",
  altHint: "What the image shows, in a sentence, for people who cannot see it.",
  decorative: "The image is only decorative",
  captions: "Captions (WebVTT)",
  captionsHint: "A .vtt file for each language.",
  transcript: "Transcript",
  qualities: "Qualities ready: {{heights}}.",
  qualitiesComing: "Preparing the qualities: {{progress}}%. Ready: {{heights}}.",
  qualitiesFailed: "Not all qualities could be prepared. Ready: {{heights}}.",
  backToProject: "Back to the project {{name}}",
  saved: "Description saved!",
} satisfies Dictionary["adminMedia"];
