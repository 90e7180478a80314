import { expect, test } from "vitest";
import { type BoardColumn, moveCard, shortestColumn, toBoard } from "./board.ts";

const card = (id: number, boardColumn: BoardColumn | null = null) => ({ id, boardColumn });
const loose = (count: number) => Array.from({ length: count }, (_, index) => card(index + 1));
const ids = (board: { id: number }[][]) => board.map((column) => column.map(({ id }) => id));

test.each([
  [0, [[], [], []]],
  [1, [[1], [], []]],
  [2, [[1], [2], []]],
  [4, [[1, 2], [3], [4]]],
  [5, [[1, 2], [3, 4], [5]]],
  [
    6,
    [
      [1, 2],
      [3, 4],
      [5, 6],
    ],
  ],
])("%i cards fill the columns in order, by thirds", (count, columns) => {
  expect(ids(toBoard(loose(count)))).toEqual(columns);
});

test("placed cards stand in their columns, in display order among the others", () => {
  const board = toBoard([card(1), card(2, 0), card(3), card(4), card(5, 2)]);
  expect(ids(board)).toEqual([[1, 2], [3], [4, 5]]);
});

test("the shortest column is the last of equals", () => {
  expect(shortestColumn([[], [], []])).toBe(2);
  expect(shortestColumn([[1, 2], [3], [4]])).toBe(2);
  expect(shortestColumn([[1], [], [3]])).toBe(1);
  expect(shortestColumn([[1], [2, 3], [4, 5]])).toBe(0);
});

test("a card moves within and between columns", () => {
  const board = toBoard(loose(6));
  expect(ids(moveCard(board, { id: 1, column: 0, index: 1 }))).toEqual([
    [2, 1],
    [3, 4],
    [5, 6],
  ]);
  expect(ids(moveCard(board, { id: 1, column: 2, index: 0 }))).toEqual([[2], [3, 4], [1, 5, 6]]);
  expect(ids(moveCard(board, { id: 1, column: 2, index: 99 }))).toEqual([[2], [3, 4], [5, 6, 1]]);
  expect(moveCard(board, { id: 99, column: 2, index: 0 })).toBe(board);
});
