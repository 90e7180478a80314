import { expect, test } from "vitest";
import { moveField, moveTo, readMove, writeMove } from "./moveForm.ts";

const list = [7, 3, 5].map((id) => ({ id }));

function read(text: string) {
  const formData = new FormData();
  formData.set(moveField, text);
  return readMove(formData);
}

test.each([
  [2, 1, "5:before:3"],
  [2, 0, "5:before:7"],
  [0, 1, "7:after:3"],
  [0, 2, "7:after:5"],
])("a move from %i to %i names the neighbour there: %s", (from, to, written) => {
  const move = moveTo(list, from, to);
  expect(writeMove(move)).toBe(written);
  expect(read(written)).toEqual(move);
});

test.each(["", "3:1", "3,5,7", "3:before", "3:before:x", "x:after:3", "-3:after:5", "3:beside:5"])(
  "%j is no move",
  (text) => expect(read(text)).toBeUndefined(),
);
