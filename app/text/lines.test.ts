import { expect, test } from "vitest";
import { excerpt } from "./lines.ts";

test.each([
  ["Uma praça\n\nque respira", 23, "Uma praça que respira"],
  ["Uma praça que respira com a maré", 20, "Uma praça que…"],
  ["Uma praça, que respira com a maré", 12, "Uma praça…"],
  ["Inconstitucionalissimamente", 10, "Inconstit…"],
  ["🌊🌊🌊🌊🌊🌊", 8, "🌊🌊🌊…"],
  ["", 20, ""],
])("%j in %d characters is %j", (text, maxLength, line) => {
  expect(excerpt(text, maxLength)).toBe(line);
});
