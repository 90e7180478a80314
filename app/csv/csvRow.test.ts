import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { csvRow, isFormula, isNoText, withoutGuard } from "./csvRow.ts";

test("a row is quoted, whatever it holds", () => {
  expect(csvRow(["1", 'Ana "Lima"', "a;b", "uma\nduas"])).toBe(
    '"1";"Ana ""Lima""";"a;b";"uma\nduas"\r\n',
  );
});

test.each([
  ...["=1+1", "+55 81", "-2", "@SUM(A1)", "\t=1", "\r=1", "  =cmd|' /C calc'!A0", "%0A=1"],
  ...["＝1+1", "＋1", "－2", "＠SUM(A1)"],
])("%j is text to a spreadsheet", (field) => {
  expect(csvRow([field])).toBe(`"'${field}"\r\n`);
});

test("an ordinary phone stays as it is", () => {
  expect(csvRow(["(81) 99999-8888"])).toBe('"(81) 99999-8888"\r\n');
});

test.each([
  ...["250,000", "1.200", "1/2", "0012", "12%", "R$ 5,00", "10:30", "2026-11-26", "1E5", "26/11"],
  ...["3 mar", "mar-21", "jan/2026", "verdadeiro", "12.5", "1 200", "1234567890123456"],
])("%j is text to a spreadsheet where numbers are guarded", (field) => {
  expect(csvRow([field], isNoText)).toBe(`"'${field}"\r\n`);
  expect(csvRow([field])).toBe(`"${field}"\r\n`);
});

test.each([
  "12",
  "0",
  "2026",
  "maré",
  "Marco",
  "10 mil pessoas",
  "3 marés",
  "Dez projetos",
  "1º lugar",
])("%j comes back as it is, and gets no guard", (field) => {
  expect(csvRow([field], isNoText)).toBe(`"${field}"\r\n`);
});

test.each([isFormula, isNoText])("every text comes back as it went out", (isGuarded) => {
  const text = fc.oneof(
    fc.string(),
    fc.stringMatching(/^['=+\-@\t\n%| ]{0,4}a?["\n;]?$/),
    fc.stringMatching(/^['=]{0,3}[ ]?[\d.,/%E-]{0,6}$/),
  );
  fc.assert(
    fc.property(text, (field) => {
      const [[read] = []] = parse(csvRow([field], isGuarded), { delimiter: ";" }) as string[][];
      expect(withoutGuard(read ?? "", isGuarded)).toBe(field);
    }),
  );
});
