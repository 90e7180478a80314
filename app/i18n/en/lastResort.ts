import type { Dictionary } from "../pt.ts";

export const lastResort = {
  title: "The page could not be shown",
  text: "Check your internet connection and try again.",
  retry: "Try again",
} satisfies Dictionary["lastResort"];
