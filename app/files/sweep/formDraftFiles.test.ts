import { sql } from "kysely";
import { expect, test } from "vitest";
import { db } from "#app/db/connection.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import * as Media from "../media.repo.server.ts";
import { store } from "../store.server.ts";
import { removeUnreferenced } from "./sweep.server.ts";

setupTestDatabase();
setupTestStorage();

test("a file of a form that waits for its author to sign in stays", async () => {
  const { id } = await store([samples.pdf], { originalName: "a.pdf", accept: "any" });
  await sql`insert into staff (email, "passwordHash", "createdAt") values ('a@b.c','x','2026-01-01')`.execute(
    db(),
  );
  await sql`insert into "pendingForm" (key, "staffId", path, entries, "createdAt") values ('k', 1, '/admin/x', ${JSON.stringify([["file", id]])}, '2026-11-01')`.execute(
    db(),
  );
  await removeUnreferenced([id]);
  expect(await Media.findByPath(id)).toBeDefined();
});
