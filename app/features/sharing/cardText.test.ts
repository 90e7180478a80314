import fc from "fast-check";
import { expect, test } from "vitest";
import { drawable, renderTitle } from "./cardText.server.ts";

const box = { width: 1056, height: 330 };
const paper = "#fdfaf3";

async function sizeOf(title: string) {
  const rendered = await renderTitle(title, paper, box);
  if (!rendered) throw new Error("Nothing was written");
  return rendered.info;
}

test("a short title is large and in one line, a long one smaller and in several", async () => {
  const short = await sizeOf("Maré");
  expect(short.height).toBeGreaterThan(60);
  expect(short.height).toBeLessThan(110);
  const long = await sizeOf("Escadaria Viva: água, sombra e encontro no Alto José do Pinho");
  expect(long.height).toBeGreaterThan(200);
  expect(long.width).toBeGreaterThan(500);
});

test("the lines of a title are about as long as each other", async () => {
  // Two lines at the largest size; unbalanced, the last word would stand alone.
  const { width } = await sizeOf("Requalificação da orla do rio");
  expect(width).toBeLessThan(900);
});

test("letters that the typeface lacks are written in their nearest form, or left out", () => {
  expect(drawable("Ação Ő 東 “maré” 🌊 fim")).toBe("Ação O “maré” fim");
});

test("a title of which no letter can be written leaves the card without one", async () => {
  expect(await renderTitle("東京 🌊", paper, box)).toBeUndefined();
});

test.each([
  ["of many words", "mangue ".repeat(200)],
  ["of one word", "x".repeat(2000)],
  ["of one word that nearly fits", "a".repeat(43)],
  ["of markup", "<b>&amp;</b> <".repeat(9)],
])("no title leaves its box: one %s", async (_, title) => {
  const { width, height } = await sizeOf(title);
  expect(width).toBeLessThanOrEqual(box.width);
  expect(height).toBeLessThanOrEqual(box.height);
});

test("no title at all, of whatever letters, leaves its box or fails", async () => {
  const letters = fc.string({ unit: "binary", minLength: 1, maxLength: 150 });
  await fc.assert(
    fc.asyncProperty(letters, async (title) => {
      const rendered = await renderTitle(title, paper, box);
      expect(rendered?.info.width ?? 0).toBeLessThanOrEqual(box.width);
      expect(rendered?.info.height ?? 0).toBeLessThanOrEqual(box.height);
    }),
    { numRuns: 20 },
  );
});
