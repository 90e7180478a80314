import { expect, test } from "vitest";
import { setupTestDatabase } from "#tests/support/database.ts";
import { verifyPassword } from "./password.server.ts";
import * as Staff from "./staff.repo.server.ts";

setupTestDatabase();

test("an e-mail is one account, whatever its case", async () => {
  expect(await Staff.insert("Ana@Example.org", "a long password")).toMatchObject({
    email: "ana@example.org",
  });
  expect(await Staff.insert("ana@example.ORG", "another password")).toBeUndefined();
  expect(await Staff.findAll()).toHaveLength(1);
  expect(await Staff.count()).toBe(1);
});

test("a password is kept as argon2id and recognized again", async () => {
  await Staff.insert("ana@example.org", "senha com ção");
  const staff = await Staff.findByEmailWithHash("ANA@example.org");
  expect(staff?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(staff?.passwordHash, "senha com ção".normalize("NFD"))).toBe(true);
  expect(await verifyPassword(staff?.passwordHash, "senha com cao")).toBe(false);
  expect(await verifyPassword(undefined, "nobody has this password")).toBe(false);
});

test("a new password replaces the old one", async () => {
  await Staff.insert("ana@example.org", "a long password");
  expect(await Staff.updatePassword("ana@example.org", "a new password")).toBe(1);
  expect(await Staff.updatePassword("bia@example.org", "a new password")).toBeUndefined();
  const staff = await Staff.findByEmailWithHash("ana@example.org");
  expect(await verifyPassword(staff?.passwordHash, "a new password")).toBe(true);
});

test("one account always stays that somebody can sign in to, however many are shut out at once", async () => {
  const ids: number[] = [];
  for (const name of ["ana", "bia", "caio"]) {
    ids.push((await Staff.insert(`${name}@example.org`, "a long password"))?.id ?? 0);
  }
  const [ana = 0, bia = 0, caio = 0] = ids;
  expect(await Staff.block(caio)).toBe("done");
  const outcomes = await Promise.all([Staff.deleteById(ana), Staff.block(bia)]);
  expect(outcomes.toSorted()).toEqual(["done", "last"]);
  expect(await Staff.deleteById(caio)).toBe("done");
  expect(await Staff.deleteById(caio)).toBe("missing");
  expect((await Staff.findAll()).filter(({ isBlocked }) => !isBlocked)).toHaveLength(1);
});

test("people are called what they chose, else by their address", async () => {
  const { id = 0, name } = (await Staff.insert("ana.lima@example.org", "a long password")) ?? {};
  expect(name).toBe("Ana Lima");
  await Staff.updateName(id, "Aninha");
  expect(await Staff.findById(id)).toMatchObject({ name: "Aninha", lastSignInAt: null });
});
