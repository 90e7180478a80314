import type { Dictionary } from "../pt.ts";

export const adminPreview: Dictionary["adminPreview"] = {
  title: "Preview: {{name}}",
  bar: "Preview",
  draft: "Preview of the draft. Only the team sees it.",
  published: "No changes: this is the published page.",
  language: "Language of the preview",
  width: "Width of the preview",
  desktop: "Desktop",
  phone: "Phone",
  edit: "Back to the form",
  frame: "The page as it would be",
  open: "Preview",
  beside: "Preview beside",
  hint: "It follows what the draft holds. Click a part of the page to go to its fields.",
};
