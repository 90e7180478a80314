import { expect, test } from "vitest";
import { changedMiddle } from "./changedMiddle.ts";

test.each([
  ["um dois três", "um quatro três", ["um ", "dois", " três"]],
  ["um dois", "um", ["um", " dois", ""]],
  ["um", "um dois", ["um", "", ""]],
  ["a a", "a a a", ["a a", "", ""]],
  ["", "um", ["", "", ""]],
  ["um", "dois", ["", "um", ""]],
])("of %o beside %o", (text, other, parts) => {
  expect(changedMiddle(text, other)).toEqual(parts);
  expect(changedMiddle(text, other).join("")).toBe(text);
});
