import { beforeEach, expect, test } from "vitest";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as Sessions from "./sessions.repo.server.ts";
import * as Staff from "./staff.repo.server.ts";

const { db } = setupTestDatabase();

const hour = 3_600_000;
const start = Date.UTC(2026, 0, 1);
let staffId = 0;

beforeEach(async () => {
  staffId = (await Staff.insert("ana@example.org", "correct horse battery"))?.id ?? 0;
});

test("a token opens its own kind of door only, and only its hash is kept", async () => {
  const token = await Sessions.insert(staffId, "page");
  const staff = { id: staffId, email: "ana@example.org", name: "Ana" };
  expect(await Sessions.findStaffByToken(token, "page")).toEqual(staff);
  expect(await Sessions.findStaffByToken(token, "api")).toBeUndefined();
  expect(await Sessions.findStaffByToken(token.slice(1), "page")).toBeUndefined();
  const rows = await db().selectFrom("session").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("a session ends twelve hours after its last use", async () => {
  const token = await Sessions.insert(staffId, "api", start);
  const at = (hours: number) => Sessions.findStaffByToken(token, "api", start + hours * hour);
  expect(await at(11)).toBeDefined();
  expect(await at(22.9)).toBeDefined();
  expect(await at(34.8)).toBeDefined();
  expect(await at(46.9)).toBeUndefined();
});

test("a session ends seven days after sign-in, whatever its use", async () => {
  const token = await Sessions.insert(staffId, "api", start);
  for (let hours = 0; hours < 168; hours += 8) {
    const found = await Sessions.findStaffByToken(token, "api", start + hours * hour);
    expect(found).toBeDefined();
  }
  expect(await Sessions.findStaffByToken(token, "api", start + 168 * hour)).toBeUndefined();
});

test("the use of a session is written once a minute at most", async () => {
  const expiry = async () =>
    (await db().selectFrom("session").select("expiresAt").executeTakeFirstOrThrow()).expiresAt;
  const token = await Sessions.insert(staffId, "api", start);
  const first = await expiry();
  await Sessions.findStaffByToken(token, "api", start + 30_000);
  expect(await expiry()).toBe(first);
  await Sessions.findStaffByToken(token, "api", start + 60_000);
  expect(await expiry()).not.toBe(first);
});

test("sign-out, a new password and a removed account end sessions", async () => {
  const [first, second] = [
    await Sessions.insert(staffId, "page"),
    await Sessions.insert(staffId, "page"),
  ];
  await Sessions.deleteByToken(first);
  expect(await Sessions.findStaffByToken(first, "page")).toBeUndefined();
  expect(await Sessions.findStaffByToken(second, "page")).toBeDefined();
  await Staff.updatePassword("ana@example.org", "another long password");
  expect(await Sessions.findStaffByToken(second, "page")).toBeUndefined();
  const third = await Sessions.insert(staffId, "api");
  await Staff.insert("bia@example.org", "correct horse battery");
  await Staff.deleteById(staffId);
  expect(await Sessions.findStaffByToken(third, "api")).toBeUndefined();
});

test("an expired page session is remembered for a week, but opens nothing", async () => {
  const token = await Sessions.insert(staffId, "page", start);
  const at = start + 13 * hour;
  expect(await Sessions.findStaffByExpiredToken(token, start + hour)).toBeUndefined();
  expect(await Sessions.findStaffByToken(token, "page", at)).toBeUndefined();
  expect(await Sessions.findStaffByExpiredToken(token, at)).toMatchObject({ id: staffId });
  expect(await Sessions.findStaffByExpiredToken(token, at + 168 * hour)).toBeUndefined();
  const revoked = await Sessions.insert(staffId, "page", start);
  await Sessions.deleteByToken(revoked);
  expect(await Sessions.findStaffByExpiredToken(revoked, at)).toBeUndefined();
  const bearer = await Sessions.insert(staffId, "api", start);
  expect(await Sessions.findStaffByExpiredToken(bearer, at)).toBeUndefined();
});

test("long expired sessions are cleared away by the next sign-in", async () => {
  await Sessions.insert(staffId, "page", start);
  await Sessions.insert(staffId, "page", start + 181 * hour);
  expect(await db().selectFrom("session").selectAll().execute()).toHaveLength(1);
});
