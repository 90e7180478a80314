import { expect, test } from "vitest";
import { type Moving, moveItem, withMoving } from "./moving.ts";

const cardsFrom = (first: number) => [1, 2, 3].map((id) => ({ id, place: first + id - 1 }));

test.each([
  ["to the front", 1, [{ id: 3, place: 1 }], [3, 1, 2]],
  ["to the end", 1, [{ id: 1, place: 3 }], [2, 3, 1]],
  ["to the page before, as its first card", 13, [{ id: 3, place: 12 }], [3, 1, 2]],
  ["that is not on the page", 1, [{ id: 9, place: 1 }], [1, 2, 3]],
  ["before another", 1, [{ id: 3, side: "before", neighbour: 2 }], [1, 3, 2]],
  ["after another, on a later page", 13, [{ id: 1, side: "after", neighbour: 3 }], [2, 3, 1]],
  ["beside one that is not on the page", 1, [{ id: 1, side: "after", neighbour: 9 }], [1, 2, 3]],
  [
    "after another that is pending too",
    1,
    [
      { id: 3, place: 1 },
      { id: 2, place: 2 },
    ],
    [3, 2, 1],
  ],
] as const)("a card %s", (_, first, moves, ids) => {
  const moved = [...moves].reduce(
    (cards, move: Moving) => withMoving(cards, move, first),
    cardsFrom(first),
  );
  expect(moved.map(({ id }) => id)).toEqual(ids);
});

test.each([
  [0, 2, "bcad"],
  [3, 0, "dabc"],
  [1, 1, "abcd"],
  [2, 3, "abdc"],
  [9, 0, "abcd"],
])("an item from %i to %i of a list gives %s", (from, to, expected) => {
  expect(moveItem([..."abcd"], from, to).join("")).toBe(expected);
});
