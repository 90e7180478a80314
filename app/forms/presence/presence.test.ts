import { beforeEach, expect, test } from "vitest";
import * as Staff from "#app/auth/staff.repo.server.ts";
import { db } from "#app/db/connection.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as Presence from "./presence.repo.server.ts";

setupTestDatabase();

const start = Date.UTC(2026, 0, 1);
const minute = 60_000;
const form = { kind: "project", id: 3, tab: "a", field: "" } as const;
const people = { ana: 0, bia: 0 };

beforeEach(async () => {
  for (const name of ["ana", "bia"] as const) {
    people[name] = (await Staff.insert(`${name}@example.org`, "correct horse battery"))?.id ?? 0;
  }
});

const seenByAna = async (at: number) =>
  (await Presence.findPresent(people.ana, { ...form, tab: "z" }, at)).colleagues;

test.each([
  { seen: "visible", minutes: 1 },
  { seen: "hidden", minutes: 10 },
  { seen: "served", minutes: 5 },
] as const)("a form that is $seen counts as open for $minutes min", async ({ seen, minutes }) => {
  await Presence.note(people.bia, { ...form, seen }, start);
  const end = start + minutes * minute;
  expect(await seenByAna(end - 1)).toMatchObject([{ id: people.bia, name: "Bia", typed: null }]);
  expect(await seenByAna(end)).toEqual([]);
  // What has ended leaves no row.
  await Presence.note(people.ana, { ...form, seen }, end);
  expect(await db().selectFrom("presence").select("staffId").execute()).toEqual([
    { staffId: people.ana },
  ]);
});

test("a colleague's tabs are one line: open since the first, typed where it was last", async () => {
  const at = (minutes: number) => start + minutes * minute;
  const seen = "hidden";
  await Presence.note(people.bia, { ...form, field: "name", seen }, at(0));
  await Presence.note(people.bia, { ...form, tab: "b", field: "subtitle", seen }, at(2));
  // Nothing new was typed there.
  await Presence.note(people.bia, { ...form, seen }, at(3));
  expect(await seenByAna(at(4))).toEqual([
    {
      ...{ id: people.bia, name: "Bia", openedAt: new Date(at(0)).toISOString() },
      typed: { field: "subtitle", at: new Date(at(2)).toISOString() },
    },
  ]);
});

test("another tab of one's own is none of a colleague, and the page as served is no tab", async () => {
  await Presence.note(people.ana, { ...form, tab: "", seen: "served" }, start);
  const other = () => Presence.findPresent(people.ana, form, start);
  expect(await other()).toEqual({ colleagues: [], isOpenElsewhere: false });
  await Presence.note(people.ana, { ...form, tab: "b", seen: "visible" }, start);
  expect(await other()).toEqual({ colleagues: [], isOpenElsewhere: true });
  await Presence.forget(people.ana, { ...form, tab: "b" });
  expect(await other()).toEqual({ colleagues: [], isOpenElsewhere: false });
});

test("an account's opened forms are bounded", async () => {
  for (let tab = 0; tab < 55; tab++) {
    await Presence.note(people.bia, { ...form, tab: `${tab}`, seen: "hidden" }, start);
  }
  expect(await db().selectFrom("presence").select("id").execute()).toHaveLength(50);
});
