import { expect, test } from "vitest";
import { fileSize } from "./fileSize.ts";

test.each([
  [1, "pt", "1 KB"],
  [84_300, "pt", "84 KB"],
  [1_234_000, "pt", "1,2 MB"],
  [1_234_000, "en", "1.2 MB"],
  [25_000_000, "en", "25 MB"],
] as const)("%i bytes in %s read %s", (bytes, lang, text) => {
  expect(fileSize(bytes, lang)).toBe(text);
});
