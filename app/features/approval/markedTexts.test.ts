import { describe, expect, test } from "vitest";
import { wordDifference } from "#app/text/wordDifference.ts";
import { markedHtml, markTexts } from "./markedTexts.ts";

const shown = (before: string, after: string) =>
  wordDifference(before, after).map(
    ({ is, text }) => ({ same: "", added: "+", removed: "-" })[is] + text,
  );

describe("the difference of two texts", () => {
  test("is told by words, the longest common sequence of which stays", () => {
    expect(shown("A praça do rio", "A praça nova do mar")).toEqual([
      ...["A praça ", "+nova ", "do ", "-rio", "+mar"],
    ]);
    expect(shown("voltou a ser margem, em Santo Amaro", "voltou a ser praça, no Recife")).toEqual([
      ...["voltou a ser ", "-margem", "+praça", ", ", "-em Santo Amaro", "+no Recife"],
    ]);
    expect(shown("Rio", "Rio")).toEqual(["Rio"]);
    expect(shown("", "Rio")).toEqual(["+Rio"]);
    expect(shown("Rio", "")).toEqual(["-Rio"]);
  });

  test("puts either text together again, whatever the two are", () => {
    const texts = ["", "a b c", "a, b\n\nc d", "c b a", "á b! c", "a a a b", "x"];
    for (const before of texts) {
      for (const after of texts) {
        const stretches = wordDifference(before, after);
        const without = (kind: string) =>
          stretches.map(({ is, text }) => (is === kind ? "" : text)).join("");
        expect([without("added"), without("removed")]).toEqual([before, after]);
      }
    }
  });

  test("of two long texts with nothing in common takes no time", () => {
    const long = (word: string) => Array.from({ length: 9000 }, (_, at) => word + at).join(" ");
    expect(shown(long("a"), long("b")).length).toBeLessThan(9);
  });
});

describe("a marked page", () => {
  const htmlOf = (before: string, after: string) =>
    markedHtml(
      `<p title="${markTexts({ name: before }, { name: after }).name}">${markTexts({ name: before }, { name: after }).name}</p>`,
    );

  test("has the marks in its texts, and its attributes as they are now", () => {
    expect(htmlOf("O rio", "O mar")).toBe(
      '<p title="O mar"><span>O <del>rio</del><ins>mar</ins></span></p>',
    );
  });

  test("has no mark that begins in one paragraph and ends in another", () => {
    const { description } = markTexts({ description: "Um" }, { description: "Um\n\nDois\n\nTrês" });
    const paragraphs = description.split(/\n\s*\n/).map((each) => markedHtml(`<p>${each}</p>`));
    expect(paragraphs).toEqual([
      "<p>Um</p>",
      "<p><span><ins>Dois</ins></span></p>",
      "<p><span><ins>Três</ins></span></p>",
    ]);
  });

  test("takes no marks that somebody typed, and leaves links and files alone", () => {
    const typed = "\uE000b\uE001";
    expect(markTexts({ name: "a" }, { name: typed, link: typed, file: "images/a.webp" })).toEqual({
      ...{ name: "\uE002a\uE003\uE000b\uE001", link: typed, file: "images/a.webp" },
    });
  });
});
