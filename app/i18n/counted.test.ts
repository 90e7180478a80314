import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test.each([
  [0, {}, "0 files of {{owner}}"],
  [1, { owner: "Ana" }, "1 file of Ana"],
  [2, { owner: "Ana" }, "2 files of Ana"],
  [1234, { owner: "Ana", count: "1,234" }, "1,234 files of Ana"],
])("%i with %j", (count, values, text) => {
  expect(counted(count, "1 file of {{owner}}", "{{count}} files of {{owner}}", values)).toBe(text);
});
