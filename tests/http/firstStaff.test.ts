import { expect, test } from "vitest";
import { commandWith } from "#tests/support/command.ts";
import { query } from "#tests/support/contact.ts";
import { admin, newStorage, startServer } from "#tests/support/server.ts";

test("a site that has staff gets no other account from its settings", async () => {
  const site = await startServer({ demo: false });
  await site.stop({ keepStorage: true });
  const { storageDir } = site;
  const env = { ADMIN_EMAIL: "outra@mare.example" };
  const again = await startServer({ demo: false, storageDir, env });
  expect(query(storageDir, "select email from staff")).toEqual([{ email: admin.email }]);
  await again.stop();
});

test("an account is added to an empty folder, with a password of at least 12 characters", () => {
  const folder = newStorage(false);
  expect(commandWith({ input: "12345678901\n" }, folder, "staff", "add", "a@b.org").status).toBe(1);
  expect(commandWith({ input: "123456789012\n" }, folder, "staff", "add", "a@b.org")).toMatchObject(
    { status: 0 },
  );
});
