import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/connection.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as FormDrafts from "./formDrafts.repo.server.ts";
import * as Staff from "./staff.repo.server.ts";

setupTestDatabase();

const form: FormDrafts.FormDraft = {
  path: "/admin/banner",
  entries: [
    ["link", "/contato"],
    ["link", "twice"],
  ],
  fileErrors: { desktopImage: [{ key: "api.files.empty", values: {}, fileName: "a.png" }] },
};
const start = Date.UTC(2026, 0, 1);
const hour = 3_600_000;
let staffId = 0;

beforeEach(async () => {
  staffId = (await Staff.insert("ana@example.org", "correct horse battery"))?.id ?? 0;
});

test("a kept form comes back to its author alone, for a week", async () => {
  const { key } = await FormDrafts.insert(staffId, form, { now: start });
  expect(await FormDrafts.findByKey(key, staffId, start + hour)).toEqual(form);
  expect(await FormDrafts.findByKey(key, staffId + 1, start + hour)).toBeUndefined();
  expect(await FormDrafts.findByKey(key, staffId, start + 169 * hour)).toBeUndefined();
});

test("one that was kept before an upgrade has a reason for each field, not a list", async () => {
  const { key } = await FormDrafts.insert(staffId, form, { now: start });
  const reason = { key: "api.files.empty", values: {} };
  const fileErrors = JSON.stringify({ desktopImage: reason });
  await db().updateTable("pendingForm").set({ fileErrors }).execute();
  const kept = await FormDrafts.findByKey(key, staffId, start);
  expect(kept?.fileErrors).toEqual({ desktopImage: [reason] });
});

test("a saved form is forgotten, by its author alone", async () => {
  const { key } = await FormDrafts.insert(staffId, form, { now: start });
  await FormDrafts.deleteByKey(key, staffId + 1);
  expect(await FormDrafts.findByKey(key, staffId, start)).toEqual(form);
  await FormDrafts.deleteByKey(key, staffId);
  expect(await FormDrafts.findByKey(key, staffId, start)).toBeUndefined();
});

test("ten forms are kept for each person, the newest", async () => {
  const keys: string[] = [];
  for (let count = 0; count < 12; count++) {
    const { key, evicted } = await FormDrafts.insert(staffId, form, { now: start + count });
    expect(evicted).toEqual(count < 10 ? [] : [form.entries]);
    keys.push(key);
  }
  const found = await Promise.all(
    keys.map((key) => FormDrafts.findByKey(key, staffId, start + hour)),
  );
  expect(found.map((each) => each !== undefined)).toEqual([
    false,
    false,
    ...Array.from({ length: 10 }, () => true),
  ]);
});

test("forms that choose from the library push out only each other, and one that is too old is not filled", async () => {
  const { key: unsaved } = await FormDrafts.insert(staffId, form, { now: start });
  const keys: string[] = [];
  for (let count = 0; count < 12; count++) {
    const kept = { isForLibrary: true, now: start + count };
    keys.push((await FormDrafts.insert(staffId, form, kept)).key);
  }
  const isThere = async (key: string) =>
    (await FormDrafts.findByKey(key, staffId, start)) !== undefined;
  expect(await Promise.all(keys.map(isThere))).toEqual(keys.map((_, at) => at >= 7));
  expect(await isThere(unsaved)).toBe(true);
  const fill = (now: number) => FormDrafts.update(unsaved, staffId, () => [["link", "/mar"]], now);
  const replace = (now: number) =>
    FormDrafts.replace(unsaved, staffId, { entries: [["link", "/rio"]], fileErrors: {} }, now);
  const late = start + 169 * hour;
  expect([await fill(late), await replace(late)]).toEqual([undefined, false]);
  expect(await FormDrafts.findByKey(unsaved, staffId, start)).toEqual(form);
  expect([await fill(start + hour), await replace(start + hour)]).toEqual(["/admin/banner", true]);
  const kept = await FormDrafts.findByKey(unsaved, staffId, start);
  expect([kept?.path, kept?.entries]).toEqual(["/admin/banner", [["link", "/rio"]]]);
});
