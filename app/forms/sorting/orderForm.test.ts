import { expect, test } from "vitest";
import { readOrder } from "./orderForm.ts";

function read(fields: Record<string, string>) {
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.append(name, value);
  return readOrder(formData, [5, 6, 7])?.map(({ id }) => id);
}

test("a script's whole order", () => {
  expect(read({ order: "7,5,6" })).toEqual([7, 5, 6]);
});

test("a script's order that still names a deleted record", () => {
  expect(read({ order: "7,9,5,6" })).toEqual([7, 5, 6]);
});

test("one record moved by a plain submit", () => {
  expect(read({ move: "7:1" })).toEqual([5, 7, 6]);
});

test.each([{}, { order: "a,b" }, { move: "9:0" }, { move: "x" }])("%j is refused", (fields) => {
  expect(read(fields as Record<string, string>)).toBeUndefined();
});
