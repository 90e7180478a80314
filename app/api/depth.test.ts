import { expect, test } from "vitest";
import { isTooDeep } from "./depth.ts";

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

test.each([
  [nested(20), false],
  [nested(21), true],
  ["[".repeat(1_000_000), true],
  [`{"a":"${"[".repeat(50)}"}`, false],
  [`{"a":"\\"${"[".repeat(50)}"}`, false],
  [`["\\\\",${nested(25)}]`, true],
  [JSON.stringify(Array.from({ length: 100 }, () => [{}])), false],
])("depth %#", (json, expected) => {
  expect(isTooDeep(json)).toBe(expected);
});
