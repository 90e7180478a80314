import { describe, expect, test } from "vitest";
import { setupTestDatabase } from "#tests/support/database.ts";
import { insertFiles } from "#tests/support/media.ts";
import { moveInStrip, moveOnBoard } from "./boards.repo.server.ts";
import * as PartnerDrafts from "./partnerDrafts.repo.server.ts";
import * as Partners from "./partners.repo.server.ts";
import { partnerChangeSchema, partnerSchema } from "./partners.schema.ts";

const { db } = setupTestDatabase();

const ofType = (type: number, name = "") => partnerSchema.parse({ type, name });
const above = (neighbour: number) => ({ side: "before", neighbour }) as const;
const board = async (type: 1 | 2 = 1) =>
  (await Partners.findBoard(type)).map((column) => column.map(({ id }) => id));
const order = async () => (await Partners.findAllPublic("pt")).map(({ id }) => id);

describe("a partner", () => {
  test("reads back for staff with en, for visitors in their language", async () => {
    await insertFiles("images/a.webp");
    const body = {
      image: "images/a.webp",
      type: 2,
      link: "/x",
      name: "Rio",
      en: { name: "River" },
    };
    const { id } = await Partners.insert(partnerSchema.parse(body));
    expect(await Partners.findById(id)).toEqual({ id, ...body, version: 1 });
    expect(await Partners.findAllPublic("en")).toEqual([
      { id, image: "images/a.webp", type: 2, link: "/x", name: "River" },
    ]);
  });

  test("without a name is counted once visitors see its logo", async () => {
    await insertFiles("images/nameless.webp");
    const before = await Partners.countNameless();
    await Partners.insert(ofType(1));
    await Partners.insert(
      partnerSchema.parse({ type: 1, name: "Rio", image: "images/nameless.webp" }),
    );
    expect(await Partners.countNameless()).toBe(before);
    await Partners.insert(partnerSchema.parse({ type: 1, image: "images/nameless.webp" }));
    expect(await Partners.countNameless()).toBe(before + 1);
  });

  test("changes its logo and keeps what is not sent", async () => {
    await insertFiles("images/a.webp");
    const { id } = await Partners.insert(
      partnerSchema.parse({ type: 2, name: "Rio", link: "/x", en: { name: "River" } }),
    );
    const change = partnerChangeSchema.parse({ image: "images/a.webp" });
    expect(await Partners.update(id, change, { version: 1 })).toBe("updated");
    expect(await Partners.update(id, change, { version: 1 })).toBe("stale");
    expect(await Partners.findById(id)).toMatchObject({
      image: "images/a.webp",
      type: 2,
      name: "Rio",
      link: "/x",
      en: { name: "River" },
    });
  });

  test.each([0, 3, "1", null])("of type %j is refused", (type) => {
    expect(partnerSchema.safeParse({ type }).success).toBe(false);
  });
});

describe("the board", () => {
  test("is filled by thirds, with a new one in a shortest column, at the list's end", async () => {
    for (let count = 0; count < 5; count++) await Partners.insert(ofType(1));
    expect(await board()).toEqual([[1, 2], [3, 4], [5]]);
    await Partners.insert(ofType(1));
    await Partners.insert(ofType(1));
    expect(await board()).toEqual([
      [1, 2, 3],
      [4, 5],
      [6, 7],
    ]);
    expect(await order()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test("stays as it was arranged when one is added", async () => {
    for (let count = 0; count < 4; count++) await Partners.insert(ofType(1));
    await moveOnBoard({ id: 3, column: 0, beside: above(1) });
    await Partners.insert(ofType(1));
    expect(await board()).toEqual([[3, 1, 2], [5], [4]]);
    expect(await order()).toEqual([3, 1, 2, 4, 5]);
  });

  test("keeps a move, makes it the display order, and leaves the other type alone", async () => {
    for (const type of [1, 2, 1, 2, 1]) await Partners.insert(ofType(type));
    expect(await board()).toEqual([[1], [3], [5]]);
    expect(await moveOnBoard({ id: 5, column: 0, beside: above(1) })).toBe(true);
    expect(await board()).toEqual([[5, 1], [3], []]);
    expect(await board(2)).toEqual([[2], [4], []]);
    expect(await order()).toEqual([5, 2, 1, 4, 3]);
    for (const gone of [
      { id: 99, column: 0 },
      { id: 1, column: 0, beside: above(99) },
      { id: 1, column: 0, beside: above(3) },
    ] as const) {
      expect(await moveOnBoard(gone)).toBe(false);
    }
    const rows = await db().selectFrom("partner").select("position").orderBy("position").execute();
    expect(rows.map((row) => row.position)).toEqual([1, 2, 3, 4, 5]);
  });

  test("moved in the strip, fills the columns by thirds in the new order where nobody arranged them", async () => {
    for (const type of [1, 2, 1, 1, 1]) await Partners.insert(ofType(type));
    expect(await moveInStrip({ id: 5, side: "before", neighbour: 1 })).toBe(true);
    expect(await order()).toEqual([5, 2, 1, 3, 4]);
    expect(await board()).toEqual([[5, 1], [3], [4]]);
    for (const neighbour of [99, 2])
      expect(await moveInStrip({ id: 1, side: "after", neighbour })).toBe(false);
  });

  test("moved in the strip over arranged columns, goes to its neighbour's, and no other moves", async () => {
    for (let count = 0; count < 4; count++) await Partners.insert(ofType(1));
    await moveOnBoard({ id: 3, column: 0, beside: above(1) });
    await Partners.insert(ofType(1));
    expect(await board()).toEqual([[3, 1, 2], [5], [4]]);
    await moveInStrip({ id: 3, side: "after", neighbour: 4 });
    // The new one is still last, as visitors have seen it.
    expect(await order()).toEqual([1, 2, 4, 3, 5]);
    expect(await board()).toEqual([[1, 2], [5], [4, 3]]);
  });

  test("an order of no partners changes none", async () => {
    const before = await order();
    expect(await Partners.updateOrder([])).toEqual(before);
    expect(await order()).toEqual(before);
  });

  test("an order list fills the columns by thirds again, those of the other type stay", async () => {
    for (let count = 0; count < 3; count++) await Partners.insert(ofType(1));
    await Partners.insert(ofType(2));
    await moveOnBoard({ id: 4, column: 2 });
    await moveOnBoard({ id: 3, column: 0, beside: above(1) });
    expect(await Partners.updateOrder([{ id: 2, order: 1 }])).toEqual([2, 3, 1, 4]);
    expect(await board()).toEqual([[2], [3], [1]]);
    expect(await board(2)).toEqual([[], [], [4]]);
    expect(await order()).toEqual([2, 3, 1, 4]);
    expect(await PartnerDrafts.deleteById(3)).toBe(true);
    expect(await order()).toEqual([2, 1, 4]);
  });
});

test("a new partner can be a draft: visitors see it once it is published, in its own section", async () => {
  const partner = partnerSchema.parse({ name: "Rede", type: 2 });
  const { id } = await PartnerDrafts.insert(partner);
  expect((await Partners.findAllPublic("pt")).map((one) => one.id)).not.toContain(id);
  expect(await PartnerDrafts.publishDraft(id)).toBe("updated");
  const found = (await Partners.findAllPublic("pt")).find((one) => one.id === id);
  expect(found).toMatchObject({ name: "Rede", type: 2 });
  expect(await PartnerDrafts.find(id)).toBeUndefined();
});

test("a partner's draft that was never published is gone when it is discarded", async () => {
  const { id } = await PartnerDrafts.insert(partnerSchema.parse({ name: "Rede" }));
  expect(await PartnerDrafts.discard(id)).toBe(true);
  expect(await PartnerDrafts.publishDraft(id)).toBe("missing");
});
