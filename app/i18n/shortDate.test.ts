import { expect, test } from "vitest";
import { shortDate } from "./shortDate.ts";

test.each([
  ["2025-06-01T12:00:00.000Z", "pt", "01/jun/2025"],
  ["2025-06-01T12:00:00.000Z", "en", "01 Jun 2025"],
  ["2025-01-01T02:59:00.000Z", "pt", "31/dez/2024"],
  ["2025-01-01T03:00:00.000Z", "pt", "01/jan/2025"],
  ["2024-02-29T23:00:00.000Z", "en", "29 Feb 2024"],
  ["yesterday", "pt", ""],
] as const)("%s in %s is %s, by Recife's calendar", (instant, lang, text) => {
  expect(shortDate(instant, lang)).toBe(text);
});
