import { expect, test } from "vitest";
import {
  type BoardColumn,
  moveCard,
  shortestColumn,
  toBoard,
  toBoardMove,
  withBoardMove,
} from "./board.ts";

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

test.each([
  ["up", 2, 0, 0, { side: "before", neighbour: 1 }],
  ["down", 1, 0, 1, { side: "after", neighbour: 2 }],
  ["to the top of another column", 1, 1, 0, { side: "before", neighbour: 3 }],
  ["into another column", 1, 1, 1, { side: "before", neighbour: 4 }],
  ["to the end of another column", 1, 1, 2, { side: "after", neighbour: 4 }],
  ["past the end of another column", 1, 1, 9, { side: "after", neighbour: 4 }],
  ["into an empty column", 1, 2, 0, undefined],
] as const)(
  "a card taken %s is moved beside the card that it passes",
  (_, id, column, index, beside) => {
    const board = toBoard([card(1, 0), card(2, 0), card(3, 1), card(4, 1)]);
    const move = toBoardMove(board, { id, column, index });
    expect(move).toEqual({ id, column, ...(beside && { beside }) });
    expect(withBoardMove(board, move)).toEqual(moveCard(board, { id, column, index }));
  },
);

test("a move is applied to the board as somebody else has arranged it", () => {
  const shown = toBoard(loose(6));
  const arranged = moveCard(moveCard(shown, { id: 4, column: 0, index: 0 }), {
    ...{ id: 6, column: 1, index: 0 },
  });
  expect(ids(arranged)).toEqual([[4, 1, 2], [6, 3], [5]]);
  const apply = (place: { id: number; column: BoardColumn; index: number }) => {
    const board = withBoardMove(arranged, toBoardMove(shown, place));
    return board && ids(board);
  };
  expect(apply({ id: 2, column: 0, index: 0 })).toEqual([[4, 2, 1], [6, 3], [5]]);
  expect(apply({ id: 1, column: 1, index: 0 })).toEqual([[4, 2], [6, 1, 3], [5]]);
  expect(apply({ id: 1, column: 1, index: 2 })).toBeUndefined();
  expect(apply({ id: 5, column: 2, index: 1 })).toBeUndefined();
});
