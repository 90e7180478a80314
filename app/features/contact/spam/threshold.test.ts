import { expect, test } from "vitest";
import { db } from "#app/db/connection.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as Contact from "../contact.repo.server.ts";

setupTestDatabase();

test("a message at the threshold is spam, one below it is not", async () => {
  const message = {
    name: "Ana",
    email: "a@b.org",
    phone: "(81) 3333-4444",
    subject: "press",
    message: "Olá tudo",
  } as const;
  for (const spamScore of [4, 5]) await Contact.insert(message, { lang: "pt", spamScore });
  const rows = await db().selectFrom("contactMessage").select("state").orderBy("id").execute();
  expect(rows.map(({ state }) => state)).toEqual(["new", "spam"]);
});
