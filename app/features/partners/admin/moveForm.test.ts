import { expect, test } from "vitest";
import { moveField, readMove, writeMove } from "./moveForm.ts";

function read(move: string) {
  const formData = new FormData();
  formData.set(moveField, move);
  return readMove(formData);
}

test("a move survives the form", () => {
  const move = { id: 12, column: 2, index: 0 } as const;
  expect(read(writeMove(move))).toEqual(move);
});

test.each(["", "1:3:0", "1:0", "x:0:0", "1:0:-1"])("%j is none", (text) => {
  expect(read(text)).toBeUndefined();
});
