import fc from "fast-check";
import { expect, test } from "vitest";
import { reorder } from "./order.ts";

test("named ids come first by order, the others keep their relative order", () => {
  const places = [
    { id: 4, order: 2 },
    { id: 3, order: 1 },
  ];
  expect(reorder([1, 2, 3, 4, 5], places)).toEqual([3, 4, 1, 2, 5]);
});

test("an unknown or a doubled id refuses the whole list", () => {
  expect(reorder([1, 2], [{ id: 9, order: 1 }])).toBeUndefined();
  const doubled = [
    { id: 1, order: 1 },
    { id: 1, order: 2 },
  ];
  expect(reorder([1, 2], doubled)).toBeUndefined();
});

test("whatever is asked for, the answer is a permutation", () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 50 }));
  const places = fc.array(fc.record({ id: fc.integer({ min: 1, max: 50 }), order: fc.nat() }));
  fc.assert(
    fc.property(ids, places, (current, wanted) => {
      const result = reorder(current, wanted);
      if (result) expect(result.toSorted()).toEqual(current.toSorted());
    }),
  );
});
