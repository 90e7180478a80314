import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { csvRow, withoutGuard } from "./csvRow.ts";

test("a row is quoted, whatever it holds", () => {
  expect(csvRow(["1", 'Ana "Lima"', "a;b", "uma\nduas"])).toBe(
    '"1";"Ana ""Lima""";"a;b";"uma\nduas"\r\n',
  );
});

test.each(["=1+1", "+55 81", "-2", "@SUM(A1)", "\t=1", "\r=1", "  =cmd|' /C calc'!A0", "%0A=1"])(
  "%j is text to a spreadsheet",
  (field) => {
    expect(csvRow([field])).toBe(`"'${field}"\r\n`);
  },
);

test("an ordinary phone stays as it is", () => {
  expect(csvRow(["(81) 99999-8888"])).toBe('"(81) 99999-8888"\r\n');
});

test("every text comes back as it went out", () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^['=+\-@\t\n%| ]{0,4}a?["\n;]?$/));
  fc.assert(
    fc.property(text, (field) => {
      const [[read] = []] = parse(csvRow([field]), { delimiter: ";" }) as string[][];
      expect(withoutGuard(read ?? "")).toBe(field);
    }),
  );
});
