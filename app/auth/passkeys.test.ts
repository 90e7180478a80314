import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/connection.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as Passkeys from "./passkeys.repo.server.ts";
import * as Sessions from "./sessions.repo.server.ts";
import * as Staff from "./staff.repo.server.ts";

setupTestDatabase();

const rpId = "mare.example";
const start = Date.UTC(2026, 0, 1);
let ana = 0;
let bia = 0;

beforeEach(async () => {
  ana = (await Staff.insert("ana@example.org", "correct horse battery"))?.id ?? 0;
  bia = (await Staff.insert("bia@example.org", "correct horse battery"))?.id ?? 0;
});

const passkeyOf = (staffId: number, credentialId = "abc") => ({
  staffId,
  credentialId,
  publicKey: "key",
  counter: 0,
  rpId,
  userHandle: `handle-${staffId}`,
  name: "Chrome",
});

async function stored(credentialId = "abc") {
  const passkey = await Passkeys.findByCredentialId(credentialId, rpId);
  if (!passkey) throw new Error("Not stored");
  return passkey;
}

test("a passkey belongs to one account, at one host", async () => {
  expect(await Passkeys.existsFor(rpId)).toBe(false);
  expect(await Passkeys.insert(passkeyOf(ana), start, start)).toBe(true);
  expect(await Passkeys.insert(passkeyOf(bia), start)).toBe(false);
  expect(await Passkeys.findOwn(ana)).toMatchObject([{ name: "Chrome", lastUsedAt: null }]);
  expect(await Passkeys.findOwn(bia)).toEqual([]);
  expect(await Passkeys.existsFor(rpId)).toBe(true);
  expect(await Passkeys.existsFor("other.example")).toBe(false);
  expect(await Passkeys.findByCredentialId("abc", "other.example")).toBeUndefined();
  expect(await Passkeys.findKnown(ana, "other.example")).toEqual({
    userHandle: undefined,
    credentialIds: [],
  });
  expect((await Staff.findAll()).map(({ hasPasskey }) => hasPasskey)).toEqual([true, false]);
});

test("a challenge counts once, whatever it was for, and none that is older than the last", async () => {
  await Passkeys.insert(passkeyOf(ana), start + 10);
  expect(await Passkeys.insert(passkeyOf(ana, "def"), start + 10)).toBe(false);
  const passkey = await stored();
  const use = (challengeAt: number, counter: number) =>
    Passkeys.noteUse({ passkey, counter, challengeAt }, start);
  expect(await use(start + 10, 1)).toBe(false);
  expect(await use(start + 9, 1)).toBe(false);
  const outcomes = await Promise.all([use(start + 20, 0), use(start + 20, 0)]);
  expect(outcomes.toSorted()).toEqual([false, true]);
  expect(await Passkeys.findOwn(ana)).toMatchObject([{ lastUsedAt: "2026-01-01T00:00:00.000Z" }]);
});

test("a passkey that has signed something else meanwhile does not count", async () => {
  await Passkeys.insert(passkeyOf(ana), start);
  const passkey = await stored();
  expect(await Passkeys.noteUse({ passkey, counter: 1, challengeAt: start + 1 })).toBe(true);
  expect(await Passkeys.noteUse({ passkey, counter: 2, challengeAt: start + 2 })).toBe(false);
});

test("only its owner renames and removes it; an account takes its passkeys along", async () => {
  await Passkeys.insert(passkeyOf(ana), start);
  const { id } = await stored();
  expect(await Passkeys.updateName(bia, id, "Dela")).toBe(false);
  expect(await Passkeys.deleteOwn(bia, id)).toBe(false);
  expect(await Passkeys.findOwnById(bia, id)).toBeUndefined();
  expect(await Passkeys.updateName(ana, id, "Celular")).toBe(true);
  expect(await Passkeys.findOwnById(ana, id)).toEqual({ id, name: "Celular" });
  expect(await Passkeys.deleteOwn(ana, id)).toBe(true);
  expect(await Passkeys.deleteOwn(ana, id)).toBe(false);
  await Passkeys.insert(passkeyOf(ana), start + 1);
  await Staff.deleteById(ana);
  expect(await db().selectFrom("passkey").selectAll().execute()).toEqual([]);
});

test("one that is removed while it signs opens no session", async () => {
  await Passkeys.insert(passkeyOf(ana), start);
  const { id } = await stored();
  expect(await Sessions.insert(ana, "page", start, { passkeyId: id })).toMatch(/^[\w-]{43}$/);
  await expect(Sessions.insert(bia, "page", start, { passkeyId: id })).rejects.toThrow(
    Sessions.AccountChangedError,
  );
  await Passkeys.deleteOwn(ana, id);
  await expect(Sessions.insert(ana, "page", start, { passkeyId: id })).rejects.toThrow(
    Sessions.AccountChangedError,
  );
});

test("a password that is set anew, or a block, ends sessions and keeps passkeys", async () => {
  await Passkeys.insert(passkeyOf(ana), start);
  await Staff.updatePassword("ana@example.org", "another horse battery");
  await Staff.block(ana);
  expect(await Passkeys.findOwn(ana)).toHaveLength(1);
  const { id } = await stored();
  await expect(Sessions.insert(ana, "page", start, { passkeyId: id })).rejects.toThrow(
    Sessions.AccountChangedError,
  );
});
