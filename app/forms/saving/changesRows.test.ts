import { expect, test } from "vitest";
import { changesRows } from "./changesRows.ts";

test.each([
  ["a row that is added", { name: "__intent__", value: '{"type":"insert","payload":{}}' }, true],
  ["a row that is moved", { name: "__intent__", value: '{"type":"reorder","payload":{}}' }, true],
  ["a field that is judged", { name: "__intent__", value: '{"type":"validate"}' }, false],
  ["a save that was refused", {}, false],
])("%s", (_case, attributes: Record<string, string>, expected) => {
  const submitter = { getAttribute: (name: string) => attributes[name] ?? null } as HTMLElement;
  expect(changesRows({ submitter })).toBe(expected);
});

test("a submit without a button changes none", () => {
  expect(changesRows({ submitter: null })).toBe(false);
});
