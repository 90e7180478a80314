import fc from "fast-check";
import { expect, test } from "vitest";
import { applyMove, gather, reorder } from "./order.ts";

test("named ids come first by order, the others keep their relative order", () => {
  const places = [
    { id: 4, order: 2 },
    { id: 3, order: 1 },
  ];
  expect(reorder([1, 2, 3, 4, 5], places)).toEqual([3, 4, 1, 2, 5]);
});

test("ids that are gathered at an end keep their order among themselves, and so do the others", () => {
  expect(gather([1, 2, 3, 4, 5], [4, 2, 9], "start")).toEqual([2, 4, 1, 3, 5]);
  expect(gather([1, 2, 3, 4, 5], [4, 2, 9], "end")).toEqual([1, 3, 5, 2, 4]);
});

test("an unknown or a doubled id refuses the whole list", () => {
  expect(reorder([1, 2], [{ id: 9, order: 1 }])).toBeUndefined();
  const doubled = [
    { id: 1, order: 1 },
    { id: 1, order: 2 },
  ];
  expect(reorder([1, 2], doubled)).toBeUndefined();
});

const currentIds = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1 });
const placeOf = (id: number) => fc.record({ id: fc.constant(id), order: fc.nat() });

test("whichever ids are named, the answer is a permutation that has them in their order", () => {
  const asked = currentIds.chain((current) => {
    const places = fc
      .shuffledSubarray(current)
      .chain((named) => fc.tuple(...named.map((id) => placeOf(id))));
    return fc.record({ current: fc.constant(current), places });
  });
  fc.assert(
    fc.property(asked, ({ current, places }) => {
      const result = reorder(current, places) ?? [];
      expect(result.toSorted()).toEqual(current.toSorted());
      const orderOf = new Map(places.map(({ id, order }) => [id, order]));
      const orders = result.slice(0, places.length).map((id) => orderOf.get(id) ?? Number.NaN);
      expect(orders).toEqual(places.map(({ order }) => order).toSorted((a, b) => a - b));
      const others = current.filter((id) => !orderOf.has(id));
      expect(result.slice(places.length)).toEqual(others);
    }),
  );
});

test("with an id that is foreign or named twice among them it is refused", () => {
  const asked = currentIds.chain((current) =>
    fc.record({
      current: fc.constant(current),
      places: fc.shuffledSubarray(current, { minLength: 1 }),
      wrong: fc.oneof(fc.constant("twice"), fc.integer({ min: 51 })),
      at: fc.nat(),
    }),
  );
  fc.assert(
    fc.property(asked, ({ current, places, wrong, at }) => {
      const ids = places.toSpliced(
        at % places.length,
        0,
        wrong === "twice" ? (places[0] ?? 0) : Number(wrong),
      );
      expect(
        reorder(
          current,
          ids.map((id, index) => ({ id, order: index + 1 })),
        ),
      ).toBeUndefined();
    }),
  );
});

const records = (ids: string) => [...ids].map((id) => ({ id: Number(id) }));
const moved = (ids: string, id: number, side: "before" | "after", neighbour: number) =>
  applyMove(records(ids), { id, side, neighbour })
    ?.map((record) => record.id)
    .join("");

test.each([
  ["1234", 3, "before", 2, "1324"],
  ["1234", 1, "after", 4, "2341"],
  ["1234", 4, "before", 1, "4123"],
  // The neighbour that the sender saw stands elsewhere by now: a colleague's order is kept.
  ["4123", 3, "before", 2, "4132"],
  ["2413", 1, "after", 2, "2143"],
  ["1324", 3, "before", 2, "1324"],
] as const)("in %s, %i moved %s %i gives %s", (ids, id, side, neighbour, order) => {
  expect(moved(ids, id, side, neighbour)).toBe(order);
});

test.each([
  [9, "before", 1],
  [1, "after", 9],
  [2, "before", 2],
] as const)("%i moved %s %i moves nothing: one of them is gone", (id, side, neighbour) => {
  expect(moved("123", id, side, neighbour)).toBeUndefined();
});

test("a move leaves the others in their order, and made again changes nothing", () => {
  const asked = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 2 }).chain((ids) =>
    fc.record({
      ids: fc.constant(ids),
      pair: fc.shuffledSubarray(ids, { minLength: 2, maxLength: 2 }),
      side: fc.constantFrom("before" as const, "after" as const),
    }),
  );
  fc.assert(
    fc.property(asked, ({ ids, pair: [id = 0, neighbour = 0], side }) => {
      const move = { id, side, neighbour };
      const once = applyMove(
        ids.map((each) => ({ id: each })),
        move,
      );
      const order = once?.map((each) => each.id) ?? [];
      expect(order.filter((each) => each !== id)).toEqual(ids.filter((each) => each !== id));
      expect(order.indexOf(id) - order.indexOf(neighbour)).toBe(side === "after" ? 1 : -1);
      expect(applyMove(once ?? [], move)).toEqual(once);
    }),
  );
});
