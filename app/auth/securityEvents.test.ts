import { expect, test } from "vitest";
import { db } from "#app/db/connection.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as SecurityEvents from "./securityEvents.repo.server.ts";
import * as Staff from "./staff.repo.server.ts";

setupTestDatabase();

const hour = 3_600_000;
const start = Date.UTC(2026, 0, 1);
const place = { limit: 50, offset: 0 };

test("a client's failures of an hour are one row, whose client is no address", async () => {
  const fail = (clientAddress: string, at: number) =>
    SecurityEvents.record({ event: "failure", clientAddress }, at);
  for (const minutes of [0, 10, 50]) await fail("192.0.2.1", start + minutes * 60_000);
  await fail("192.0.2.2", start);
  await fail("192.0.2.1", start + 2 * hour);
  const events = await SecurityEvents.findPage(place);
  expect(events.map(({ count }) => count)).toEqual([1, 3, 1]);
  expect(JSON.stringify(events)).not.toContain("192.0.2");
  expect(events[0]?.client).toBe(events[1]?.client);
});

test("failures at one account are a row of their own", async () => {
  const { id = 0 } = (await Staff.insert("ana@example.org", "a long password", "Ana")) ?? {};
  for (const staffId of [id, undefined, id]) {
    await SecurityEvents.record({ event: "failure", staffId, clientAddress: "192.0.2.1" }, start);
  }
  const events = await SecurityEvents.findPage(place);
  expect(events.map(({ staffId, count }) => [staffId, count])).toEqual([
    [null, 1],
    [id, 2],
  ]);
});

test("a client that goes on being refused is not written each time", async () => {
  for (let n = 0; n < 200; n++) {
    await SecurityEvents.record({ event: "limit", clientAddress: `198.51.100.${n % 2}` }, start);
  }
  expect(await SecurityEvents.findPage(place)).toMatchObject([{ count: 1 }, { count: 1 }]);
});

test("guessing pushes out older guesses, never what staff did; half a year ends both", async () => {
  await SecurityEvents.record({ event: "blocked", staffId: 1 }, start);
  for (let n = 0; n < 12; n++) {
    await SecurityEvents.record({ event: "failure", clientAddress: `192.0.2.${n}` }, start + n);
  }
  await SecurityEvents.prune(start, { noisy: 10, other: 1 });
  const left = async () => (await SecurityEvents.findPage(place)).map(({ event }) => event);
  expect(await left()).toEqual([...Array<string>(10).fill("failure"), "blocked"]);
  await SecurityEvents.prune(start + 181 * 24 * hour);
  expect(await left()).toEqual([]);
});

test("guessing is told while it goes on", async () => {
  for (let n = 0; n < 50; n++) {
    expect(await SecurityEvents.isGuessingOn(start)).toBe(false);
    await SecurityEvents.record({ event: "failure", clientAddress: `192.0.2.${n % 3}` }, start);
  }
  expect(await SecurityEvents.isGuessingOn(start)).toBe(true);
  expect(await SecurityEvents.isGuessingOn(start + hour)).toBe(false);
});

test("an event names people as they are called, and outlives them", async () => {
  const { id = 0 } = (await Staff.insert("ana@example.org", "a long password", "Ana")) ?? {};
  await SecurityEvents.record({ event: "signIn", staffId: id }, start);
  expect(await SecurityEvents.findPage(place)).toMatchObject([{ staffId: id, staffName: "Ana" }]);
  await db().deleteFrom("staff").execute();
  expect(await SecurityEvents.findPage(place)).toMatchObject([{ staffId: id, staffName: null }]);
});

test("what cannot be kept stops nobody", async () => {
  await db().schema.dropTable("securityEvent").execute();
  await expect(SecurityEvents.record({ event: "signIn", staffId: 1 })).resolves.toBeUndefined();
});
