import { expect, test } from "vitest";
import { recordAt } from "./recordAt.server.ts";

const findById = async (id: number) => (id === 3 ? { name: "Rio" } : undefined);

test("a screen's record is the one that its address names", async () => {
  expect(await recordAt("3", findById)).toEqual({ name: "Rio" });
});

test.each(["4", "0", "3a", "novo", ""])("at %j there is none: a 404", async (param) => {
  await expect(recordAt(param, findById)).rejects.toMatchObject({ init: { status: 404 } });
});
