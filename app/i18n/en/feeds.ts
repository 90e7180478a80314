import type { Dictionary } from "../pt.ts";

export const feeds = {
  projects: "{{agency}}: projects",
  documents: "{{agency}}: documents",
} satisfies Dictionary["feeds"];
