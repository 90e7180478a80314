import { expect, test } from "vitest";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { countText } from "./countText.ts";

test.each([
  ["pt", 1, "", "1 arquivo"],
  ["pt", 1234, "", "1.234 arquivos"],
  ["en", 1234, "rio", "1,234 files found for “rio”"],
] as const)("in %s %i files are counted (%s)", (lang, total, query, text) => {
  const texts = pickTexts(lang, "publicFiles").publicFiles;
  expect(countText(texts, total, { query, lang })).toBe(text);
});
