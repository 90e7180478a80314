import fc from "fast-check";
import { expect, test } from "vitest";
import { measure } from "#app/lettering/letters.ts";
import { fitText } from "./cardText.ts";

const box = { width: 1000, height: 300, leading: 1.05 };

test("a short title is large, a long one smaller and in lines", () => {
  expect(fitText("Maré", box)).toEqual({ lines: ["Maré"], size: 104 });
  const long = fitText("Escadaria Viva: água, sombra e encontro no Alto José do Pinho", box);
  expect(long.lines.join(" ")).toBe(
    "Escadaria Viva: água, sombra e encontro no Alto José do Pinho",
  );
  expect(long.lines.length).toBeGreaterThan(1);
});

test("what never fits ends in an ellipsis", () => {
  expect(fitText("mangue ".repeat(200), box).lines.at(-1)).toMatch(/…$/);
  expect(fitText("x".repeat(2000), box).lines.at(-1)).toMatch(/…$/);
});

test("letters that we cannot draw are written in their nearest form", () => {
  expect(fitText("Ação Ő 東 “maré” 🌊 fim", box).lines.join(" ")).toBe("Ação O “maré” fim");
});

test("no title leaves its box", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 150 }), (title) => {
      const { lines, size } = fitText(title, box);
      expect(lines.length * size * box.leading).toBeLessThanOrEqual(box.height);
      for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(box.width);
    }),
    { numRuns: 20 },
  );
});
