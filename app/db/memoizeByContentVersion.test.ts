import { expect, test } from "vitest";
import type { Lang } from "#app/i18n/lang.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import { publishBackgroundWork } from "./contentVersion.server.ts";
import { memoizeByContentVersion } from "./memoizeByContentVersion.server.ts";

type Given = { lang: Lang };
const pt: Given = { lang: "pt" };

const { db } = setupTestDatabase();

const save = () => db().transaction().execute(publishBackgroundWork);

test("finds once for each language and content state, also within one turn of the event loop", async () => {
  let count = 0;
  const find = memoizeByContentVersion(async ({ lang }: Given) => `${lang} ${++count}`);
  expect(await Promise.all([find(pt), find(pt), find({ lang: "en" })])).toEqual([
    "pt 1",
    "pt 1",
    "en 2",
  ]);
  await save();
  expect([await find(pt), await find(pt)]).toEqual(["pt 3", "pt 3"]);
});

test("keeps so many keys, and of those the ones that are asked for", async () => {
  const asked: string[] = [];
  const find = memoizeByContentVersion(
    async ({ word }: Given & { word: string }) => void asked.push(word),
    { keyOf: ({ word }) => word, most: 2 },
  );
  for (const word of ["a", "b", "a", "c", "a", "b"]) await find({ lang: "pt", word });
  expect(asked).toEqual(["a", "b", "c", "b"]);
});

test("does not keep a failure", async () => {
  let isBroken = true;
  const find = memoizeByContentVersion(async () => {
    if (isBroken) throw new Error("broken");
    return "found";
  });
  await expect(find(pt)).rejects.toThrow("broken");
  isBroken = false;
  expect(await find(pt)).toBe("found");
});

test("a failure that comes late leaves what was found after a save", async () => {
  let fail = (_: Error) => {};
  const failing = new Promise<string>((_, reject) => {
    fail = reject;
  });
  const answers = [failing, Promise.resolve("found"), Promise.resolve("found once more")];
  const find = memoizeByContentVersion(() => answers.shift() ?? failing);
  const earlier = find(pt);
  await save();
  await find(pt);
  fail(new Error("broken"));
  await expect(earlier).rejects.toThrow("broken");
  expect(await find(pt)).toBe("found");
});
