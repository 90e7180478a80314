import { expect, test } from "vitest";
import { retentionText } from "./retentionText.server.ts";

test.each([
  ["pt", 1, "1 mês"],
  ["pt", 12, "12 meses"],
  ["en", 1, "1 month"],
  ["en", 12, "12 months"],
] as const)("in %s %i is said as %s", (lang, months, text) => {
  expect(retentionText(lang, months)).toBe(text);
});
