import { expect, test } from "vitest";
import {
  cleanLine,
  cleanText,
  markBidiControls,
  parseSentJson,
  withoutInvisible,
} from "./characters.ts";

test.each([
  ["Ata\u000Bde novembro\u001Fdois", "Ata\nde novembrodois", "Ata de novembrodois"],
  ["a\u2028b\u2029c\u0085d", "a\nb\nc\nd", "a b c d"],
  ["a\u0000\u0008\u000C\u007F\u009Fb", "ab", "ab"],
  ["a\tb", "a\tb", "a\tb"],
  ["a\r\n\r\nb\u000B\nc", "a\r\n\r\nb\n\nc", "a b c"],
  ["a\uD800b", "a\uFFFDb", "a\uFFFDb"],
])("%j is stored as %j, in one line as %j", (typed, text, line) => {
  expect(cleanText(typed)).toBe(text);
  expect(cleanLine(typed)).toBe(line);
});

test.each([
  "Requali\u00ADfica\u00ADção",
  "Para\u200Blele\u200Bpípedos",
  "\u{1F469}\u200D\u{1F469}\u200D\u{1F467}",
  "می\u200Cخواهم",
  "❤\uFE0F",
])("%j is stored as it is: its joiners and breaks are part of it", (typed) => {
  expect(cleanText(typed)).toBe(typed);
  expect(cleanLine(typed)).toBe(typed);
});

test("texts of a request's JSON come without U+0000, and others as they are", () => {
  const sent = { tab: "a\u0000b", list: [{ field: "\u0000" }, 1, null], typed: "\\u0000" };
  expect(parseSentJson(JSON.stringify(sent))).toEqual({
    ...sent,
    tab: "ab",
    list: [{ field: "" }, 1, null],
  });
  expect(() => parseSentJson('{"a":"\\u0000"')).toThrow(SyntaxError);
});

test("what nobody sees is told from what is seen", () => {
  expect(withoutInvisible("Re\u00ADqua\u200Bli\u2060fi\uFEFFca\u202A\u202C\u200E")).toBe(
    "Requalifica",
  );
  expect(withoutInvisible("São João, 2º — ok\n\t")).toBe("São João, 2º — ok\n\t");
});

test.each([
  ["Ana \u202Eamil\u202C", "Ana [U+202E]amil[U+202C]"],
  ["\u2067Ana\u2069", "[U+2067]Ana[U+2069]"],
  ["👩\u200D👩 e\u0301", "👩\u200D👩 e\u0301"],
])("what turns the direction of other words is shown by its number: %j", (text, shown) => {
  expect(markBidiControls(text)).toBe(shown);
});
