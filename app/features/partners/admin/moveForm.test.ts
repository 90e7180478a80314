import { expect, test } from "vitest";
import { readBoardMove, writeBoardMove } from "./moveForm.ts";

test.each([
  [{ id: 12, column: 2 }, "12:2"],
  [{ id: 12, column: 0, beside: { side: "before", neighbour: 7 } }, "12:0:before:7"],
  [{ id: 3, column: 1, beside: { side: "after", neighbour: 4 } }, "3:1:after:4"],
] as const)("the move %j is sent as %s", (move, text) => {
  expect(writeBoardMove(move)).toBe(text);
  expect(readBoardMove(text)).toEqual(move);
});

test.each(["", "1:3", "1:0:0", "x:0", "1:0:before", "1:0:beside:2", "1:0:after:-2"])(
  "%j is none",
  (text) => {
    expect(readBoardMove(text)).toBeUndefined();
  },
);
