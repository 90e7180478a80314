import { beforeEach, describe, expect, test } from "vitest";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as Contact from "../contact.repo.server.ts";
import type { ContactMessage } from "../contact.schema.ts";
import type { InboxFilter } from "./filter.ts";
import * as Inbox from "./inbox.repo.server.ts";

setupTestDatabase();

const person = {
  name: "Ana Lima",
  email: "ana@example.org",
  phone: "(81) 99999-8888",
  subject: "press",
  message: "Pauta sobre o mangue",
} as const;

const everything: InboxFilter = { folder: "inbox", subject: "", words: "" };
const firstPage = { limit: 20, offset: 0 };
const idsOf = async (filter: Partial<InboxFilter>) =>
  (await Inbox.findPage({ ...everything, ...filter }, firstPage)).map(({ id }) => id);

let ids: number[];
beforeEach(async () => {
  const insert = async (fields: Partial<ContactMessage>, spamScore = 0) =>
    (await Contact.insert({ ...person, ...fields } as ContactMessage, { lang: "pt", spamScore }))
      .id;
  ids = [
    await insert({}),
    await insert({ name: "João 100%", subject: "jobs", phone: "(11) 3333-4444" }),
    await insert({ name: "Bot" }, 10),
  ];
});

describe("the inbox", () => {
  test("shows the newest first, without spam", async () => {
    expect(await idsOf({})).toEqual([ids[1], ids[0]]);
    expect(await idsOf({ folder: "spam" })).toEqual([ids[2]]);
    expect(await idsOf({ folder: "all" })).toEqual(ids.toReversed());
    expect(await Inbox.countMatching(everything)).toBe(2);
    expect(await Inbox.findPage(everything, { limit: 1, offset: 1 })).toHaveLength(1);
  });

  test.each([
    [{ subject: "jobs" }, 1],
    [{ words: "MANGUE" }, 0],
    [{ words: "jOÃO" }, 1],
    [{ words: "joao 100%" }, 1],
    [{ words: "100%" }, 1],
    [{ words: "joao mangue" }, 1],
    [{ words: "mangue ANA 99999" }, 0],
    [{ words: "11 3333 4444" }, 1],
    [{ words: "ana@" }, 0],
  ] as const)("filtered by %j", async (filter, index) => {
    expect(await idsOf(filter)).toContain(ids[index]);
  });

  test.each([
    ["Requali\u00ADficação da orla", "requalificacao"],
    ["Para\u200Blelepípedos", "parale\u00ADlepipedos"],
    ["Revita\u2060lização", "REVITALIZAÇÃO"],
  ])("finds the words of %j as they are seen", async (message, words) => {
    const { id } = await Contact.insert({ ...person, message }, { lang: "pt" });
    expect(await idsOf({ words })).toEqual([id]);
  });

  test("takes wildcards for what they are", async () => {
    expect(await idsOf({ words: "%" })).toEqual([ids[1]]);
    expect(await idsOf({ words: "_na" })).toEqual([]);
    expect(await idsOf({ words: "lima 100%" })).toEqual([]);
    expect(await idsOf({ words: "' or 1=1 --" })).toEqual([]);
  });

  test("counts by folder, and what waits for an answer as its folder does, opened or not", async () => {
    expect(await Inbox.countByFolder()).toMatchObject({ inbox: 2, new: 2, spam: 1, all: 3 });
    await Inbox.markRead(ids.slice(0, 1), true);
    expect(await Inbox.countWaiting()).toBe(2);
    for (const [id, state] of [
      [ids[0], "answered"],
      [ids[1], "archived"],
    ] as const) {
      await Inbox.setState(id ?? 0, state);
      expect(await Inbox.countWaiting()).toBe((await Inbox.countByFolder()).new);
    }
    expect(await Inbox.countWaiting()).toBe(0);
  });

  test("knows the messages beside one, as the list shows them", async () => {
    const [first = 0, second = 0, spam = 0] = ids;
    expect(await Inbox.findNeighbours(first, everything)).toEqual({
      newer: second,
      older: undefined,
    });
    expect(await Inbox.findNeighbours(second, everything)).toEqual({
      newer: undefined,
      older: first,
    });
    const all = { ...everything, folder: "all" } as const;
    expect(await Inbox.findNeighbours(second, all)).toEqual({ newer: spam, older: first });
  });

  test("deletes several, and says how many were there", async () => {
    expect(await Inbox.deleteAll([...ids.slice(1), 999])).toBe(2);
    expect(await idsOf({ folder: "all" })).toEqual(ids.slice(0, 1));
  });

  test("forgets what is deleted, and only knows what is there", async () => {
    expect(await Inbox.deleteById(ids[0] ?? 0)).toBe(true);
    expect(await Inbox.findById(ids[0] ?? 0)).toBeUndefined();
    expect(await Inbox.deleteById(ids[0] ?? 0)).toBe(false);
    expect(await Inbox.setState(999, "answered")).toBe(false);
  });
});
