import { expect, test } from "vitest";
import { queryOf } from "#app/validation/query.ts";
import { highlightWords, snippet } from "./highlighted.ts";
import { searchTerms } from "./searchTerms.ts";

test.each([
  ["Praça das Marés", ["mare"], ["Praça das ", "Marés", ""]],
  ["Marés e marés", ["mar"], ["", "Marés", " e ", "marés", ""]],
  ["<b>Mar</b>", ["b"], ["<", "b", ">Mar</", "b", ">"]],
  ["A praça", ["a"], ["", "A", " praça"]],
  ["Praça", ["rio"], ["Praça"]],
  ["Lei 17.875/2013", ["17875"], ["Lei ", "17.875", "/2013"]],
  ["Lei 17.875/2013", ["875", "2013"], ["Lei ", "17.875", "/", "2013", ""]],
  ["n.º17.875", ["17875"], ["n.º17.875"]],
  ["A requali\u00ADfica\u00ADção", ["requalificacao"], ["A ", "requali\u00ADfica\u00ADção", ""]],
  ["Para\u200Blele\u200Bpípedos!", ["paralele"], ["", "Para\u200Blele\u200Bpípedos", "!"]],
  ["Zona\u2060Norte e mar", ["zonanorte"], ["", "Zona\u2060Norte", " e mar"]],
])("in %j, %j marks %j", (text, terms, marked) => {
  expect(highlightWords(text, terms)).toEqual(marked);
});

test("a snippet is the line that says most, cut around its first match", () => {
  const long = `${"antes ".repeat(60)}ponte sobre o rio ${"depois ".repeat(60)}`;
  const text = snippet(["uma ponte", long], ["ponte", "rio"]);
  expect(text.filter((_, index) => index % 2 === 1)).toEqual(["ponte", "rio"]);
  expect(text.join("").length).toBeLessThan(300);
  expect(text.join("")).toMatch(/^… antes .* …$/);
});

test("a snippet of a line without spaces is not cut within a character", () => {
  const [first] = snippet([`x${"😀".repeat(200)}`], []);
  expect(first).not.toMatch(/\p{Cs}/u);
});

test("a snippet without any match is the first line", () => {
  expect(snippet(["", "Uma praça", "outra"], ["rio"])).toEqual(["Uma praça"]);
  expect(snippet([], ["rio"])).toEqual([""]);
});

test("what is typed is cut and cleaned; its words are folded, each once", () => {
  expect(queryOf("  Água\u0000 \n viva\ud800 ")).toBe("Água viva�");
  expect(queryOf("x".repeat(5000))).toHaveLength(100);
  expect(queryOf(null)).toBe("");
  expect(searchTerms("Água ÁGUA n.º 17.875 'OR'")).toEqual(["agua", "n", "º", "17875", "or"]);
  expect(searchTerms("a b c d e f g h i j")).toHaveLength(8);
  expect(searchTerms("*** \"' -- 漢字")).toEqual([]);
});
