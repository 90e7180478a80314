import { expect, test } from "vitest";
import { figureSize } from "./Figure.tsx";

test.each([
  ["", 5],
  ["12", 5],
  ["38 mil", 5],
  ["100%", 5],
  ["1.234.567", 8],
  ["1.234.567 pessoas", 8],
  ["R$ 12.345.678,90", 12],
  ["aproximadamente 45%", 17],
  ["9".repeat(300), 20],
])("the longest word of %j asks for step %i", (text, step) => {
  expect(figureSize(text)).toBe(step);
});
