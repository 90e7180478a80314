import type { Dictionary } from "../pt.ts";

export const forms = {
  summaryOne: "One field needs your attention",
  summaryMany: "{{count}} fields need your attention",
} satisfies Dictionary["forms"];
