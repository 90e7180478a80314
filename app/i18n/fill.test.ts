import { expect, test } from "vitest";
import { counted } from "./fill.ts";

test.each([
  [0, {}, "0 files of {{owner}}"],
  [1, { owner: "Ana" }, "1 file of Ana"],
  [2, { owner: "Ana" }, "2 files of Ana"],
  [1234, { owner: "Ana" }, "1,234 files of Ana"],
])("%i with %j", (count, values, text) => {
  const [one, many] = ["1 file of {{owner}}", "{{count}} files of {{owner}}"];
  expect(counted(count, "en", one, many, values)).toBe(text);
});

test("digits are grouped as the language does", () => {
  expect(counted(1234, "pt", "1 arquivo", "{{count}} arquivos")).toBe("1.234 arquivos");
});
