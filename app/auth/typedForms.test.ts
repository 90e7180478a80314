import { beforeEach, expect, test } from "vitest";
import { setupTestDatabase } from "#tests/support/database.ts";
import type { FormEntries } from "./formDrafts.repo.server.ts";
import * as Staff from "./staff.repo.server.ts";
import * as TypedForms from "./typedForms.repo.server.ts";

setupTestDatabase();

const start = Date.UTC(2026, 0, 1);
const hour = 3_600_000;
const name = (text: string): FormEntries => [["name", text]];
let staffId = 0;

beforeEach(async () => {
  staffId = (await Staff.insert("ana@example.org", "correct horse battery"))?.id ?? 0;
});

const keep = (attempt: number, entries: FormEntries, key = "a", now = start) =>
  TypedForms.put(staffId, "conta", { key, attempt }, entries, now);

test("what is typed comes back to whoever typed it alone, in that form, for a week", async () => {
  await keep(1, name("An"));
  await keep(2, name("Ana"));
  expect(await TypedForms.findAll(staffId, "conta", start + hour)).toEqual([
    { formKey: "a", at: start, entries: name("Ana") },
  ]);
  expect(await TypedForms.findAll(staffId + 1, "conta", start)).toEqual([]);
  expect(await TypedForms.findAll(staffId, "equipe", start)).toEqual([]);
  expect(await TypedForms.findAll(staffId, "conta", start + 169 * hour)).toEqual([]);
});

test("what arrives after something later, or after the save, stores nothing", async () => {
  await keep(3, name("Ana Lima"));
  await keep(2, name("Ana"));
  expect(await TypedForms.findAll(staffId, "conta", start)).toMatchObject([
    { entries: name("Ana Lima") },
  ]);
  await keep(5, []);
  await keep(4, name("Ana L"));
  expect(await TypedForms.findAll(staffId, "conta", start)).toEqual([]);
});

test("what is thrown away goes, whatever its form has sent since", async () => {
  await keep(3, name("Ana"));
  await TypedForms.discard(staffId, "conta", "a", start);
  expect(await TypedForms.findAll(staffId, "conta", start)).toEqual([]);
  await keep(2, name("An"));
  expect(await TypedForms.findAll(staffId, "conta", start)).toEqual([]);
});

test("forms that were saved push none out that was not", async () => {
  await keep(1, name("bia@example.org"), "unsaved");
  for (let form = 0; form < 25; form++) await keep(2, [], `k${form}`, start + 1000 + form);
  expect(await TypedForms.findAll(staffId, "conta", start)).toHaveLength(1);
  await keep(1, name("Ana"), "k0", start + 2000);
  expect(await TypedForms.findAll(staffId, "conta", start)).toHaveLength(1);
});

test("opened forms stand beside each other, the twenty newest, and go after a week", async () => {
  for (let form = 0; form < 22; form++) await keep(1, name(String(form)), `k${form}`, start + form);
  const kept = await TypedForms.findAll(staffId, "conta", start + hour);
  expect(kept.map(({ formKey }) => formKey)).toEqual(
    Array.from({ length: 20 }, (_, index) => `k${21 - index}`),
  );
  await TypedForms.deleteExpired(start + 168 * hour + 10);
  expect(await TypedForms.findAll(staffId, "conta", start)).toHaveLength(11);
});
