import { expect, test } from "vitest";
import { order, orderedList } from "./list.ts";
import { z } from "./zod.ts";

test("rows without an order keep their places among those with one", () => {
  const list = orderedList(z.object({ t: z.string(), order }));
  expect(list.parse([{ t: "a" }, { t: "b", order: 1 }, { t: "c" }]).map(({ t }) => t)).toEqual([
    "a",
    "b",
    "c",
  ]);
});
