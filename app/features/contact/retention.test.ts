import { expect, test } from "vitest";
import { erasureDate, retentionStart, retentionText } from "./retention.server.ts";

test.each([
  ["2026-11-20T10:00:00.000Z", 12, "2025-11-20T10:00:00.000Z"],
  ["2026-03-31T10:00:00.000Z", 1, "2026-02-28T10:00:00.000Z"],
  ["2024-02-29T10:00:00.000Z", 12, "2023-02-28T10:00:00.000Z"],
  ["2026-01-15T10:00:00.000Z", 2, "2025-11-15T10:00:00.000Z"],
])("on %s, %i months of messages go back to %s", (now, months, start) => {
  expect(retentionStart(new Date(now), months).toISOString()).toBe(start);
});

test("a message says when it will be erased", () => {
  expect(erasureDate(new Date("2025-11-20T10:00:00.000Z"), 12).toISOString()).toBe(
    "2026-11-20T10:00:00.000Z",
  );
});

test.each([
  ["pt", 1, "1 mês"],
  ["pt", 12, "12 meses"],
  ["en", 1, "1 month"],
  ["en", 12, "12 months"],
] as const)("in %s %i is said as %s", (lang, months, text) => {
  expect(retentionText(lang, months)).toBe(text);
});
