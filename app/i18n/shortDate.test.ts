import { expect, test, vi } from "vitest";
import { numericDate, shortDate, sortableDate } from "./shortDate.ts";

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

test("the day of a file's name is Recife's too", () => {
  expect(sortableDate("2025-01-01T02:59:00.000Z")).toBe("2024-12-31");
});

test("an engine that writes dates in another order changes nothing", () => {
  const { prototype } = Intl.DateTimeFormat;
  const { formatToParts } = prototype;
  // A getter, although TypeScript types it as a method.
  const own: { format: object } = prototype;
  vi.spyOn(own, "format", "get").mockReturnValue(() => "6/1/2025");
  vi.spyOn(prototype, "formatToParts").mockImplementation(function (this: Intl.DateTimeFormat, at) {
    return formatToParts.call(this, at).toReversed();
  });
  expect(shortDate("2025-06-01T12:00:00.000Z", "pt")).toBe("01/jun/2025");
  expect(numericDate("2025-06-01T12:00:00.000Z")).toBe("01/06/2025");
  vi.restoreAllMocks();
});
