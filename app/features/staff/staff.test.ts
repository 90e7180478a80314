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
  expect(await Staff.updatePassword("ana@example.org", "a new password")).toBe(true);
  expect(await Staff.updatePassword("bia@example.org", "a new password")).toBe(false);
  const staff = await Staff.findByEmailWithHash("ana@example.org");
  expect(await verifyPassword(staff?.passwordHash, "a new password")).toBe(true);
  expect(await Staff.deleteByEmail("ana@example.org")).toBe(true);
  expect(await Staff.deleteByEmail("ana@example.org")).toBe(false);
});
