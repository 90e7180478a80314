import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/connection.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import { hashPassword, verifyPassword } from "./password.server.ts";
import * as Sessions from "./sessions.repo.server.ts";
import * as Staff from "./staff.repo.server.ts";
import * as Links from "./staffLinks.repo.server.ts";

setupTestDatabase();

const hour = 3_600_000;
const start = Date.UTC(2026, 0, 1);
let ana = 0;
let passwordHash = "";

beforeEach(async () => {
  ana = (await Staff.insert("ana@example.org", "correct horse battery"))?.id ?? 0;
  passwordHash ||= await hashPassword("another long password");
});

async function invite(email = "Bia@Example.org", byId = ana): Promise<string> {
  return (await Links.insertInvite(email, byId, start)) ?? "";
}

async function reset(): Promise<string> {
  return (await Links.insertReset(ana, null, start)) ?? "";
}

test("an invitation makes one account within 72 hours, and is stored as a hash", async () => {
  const token = await invite();
  expect(JSON.stringify(await db().selectFrom("staffLink").selectAll().execute())).not.toContain(
    token,
  );
  expect(await Links.findEmailByToken(token, "invite", start + 71 * hour)).toBe("bia@example.org");
  expect(await Links.findEmailByToken(token, "invite", start + 72 * hour)).toBeUndefined();
  expect(await Links.findEmailByToken(token, "reset", start)).toBeUndefined();
  const account = { name: "Bia", passwordHash };
  expect(await Links.acceptInvite(token, account, start + 72 * hour)).toBeUndefined();
  const outcomes = await Promise.all([
    Links.acceptInvite(token, account, start),
    Links.acceptInvite(token, account, start),
  ]);
  expect(outcomes.filter(Boolean)).toMatchObject([{ email: "bia@example.org", name: "Bia" }]);
});

test("nobody who has an account is invited, and a second invitation ends the first", async () => {
  expect(await Links.insertInvite("ANA@example.org", ana)).toBeUndefined();
  const first = await invite();
  const second = await invite("bia@example.org");
  expect(await Links.findEmailByToken(first, "invite", start)).toBeUndefined();
  expect(await Links.findEmailByToken(second, "invite", start)).toBeDefined();
  expect(await Links.findInvites(start)).toHaveLength(1);
});

test("whoever is blocked or removed has left no invitation as a way back", async () => {
  const bia = (await Staff.insert("bia@example.org", "correct horse battery"))?.id ?? 0;
  const [first, second] = [await invite("c@example.org", bia), await invite("d@example.org", ana)];
  await Staff.block(bia);
  expect(await Links.findEmailByToken(first, "invite", start)).toBeUndefined();
  expect(await Links.findEmailByToken(second, "invite", start)).toBeDefined();
  await Staff.unblock(bia);
  const third = await invite("c@example.org", bia);
  await Staff.deleteById(bia);
  expect(await Links.findEmailByToken(third, "invite", start)).toBeUndefined();
});

test("a reset replaces the password once, and ends all sessions and other links", async () => {
  const [token, other] = [await reset(), await reset()];
  const session = await Sessions.insert(ana, "page");
  expect(await Links.redeemReset(token, passwordHash, start + 24 * hour)).toBeUndefined();
  const outcomes = await Promise.all([
    Links.redeemReset(token, passwordHash, start),
    Links.redeemReset(token, passwordHash, start),
  ]);
  expect(outcomes.filter(Boolean)).toEqual([ana]);
  expect(await Links.redeemReset(other, passwordHash, start)).toBeUndefined();
  expect(await Sessions.findStaffByToken(session, "page")).toBeUndefined();
  const account = await Staff.findByEmailWithHash("ana@example.org");
  expect(await verifyPassword(account?.passwordHash, "another long password")).toBe(true);
});

test.each<[string, () => Promise<unknown>]>([
  ["changes by itself", () => Staff.updatePassword("ana@example.org", "one more password")],
  [
    "is changed in Minha conta",
    async () =>
      Staff.changePassword({
        id: ana,
        passwordHash: (await Staff.findPasswordHash(ana)) ?? "",
        password: "one more password",
        token: "",
      }),
  ],
  [
    "belongs to a blocked account",
    async () => {
      await Staff.insert("bia@example.org", "correct horse battery");
      await Staff.block(ana);
    },
  ],
])("a reset link ends when the password %s", async (_case, change) => {
  const token = await reset();
  await change();
  expect(await Links.findEmailByToken(token, "reset", start)).toBeUndefined();
});

test("a blocked account gets no reset link, and none has more than three", async () => {
  const tokens = [await reset(), await reset(), await reset(), await reset()];
  const found = await Promise.all(
    tokens.map((token) => Links.findEmailByToken(token, "reset", start)),
  );
  expect(found.map(Boolean)).toEqual([false, true, true, true]);
  await Staff.insert("bia@example.org", "correct horse battery");
  await Staff.block(ana);
  expect(await Links.insertReset(ana, null, start)).toBeUndefined();
});
