import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { Migrator } from "kysely/migration";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrations } from "#app/db/migrate.server.ts";
import { createDb, openSqlite } from "#app/db/sqlite/sqliteDatabase.server.ts";
import { goodMessage, postMessage, query } from "#tests/support/contact.ts";
import { newStorage, startServer, type TestServer } from "#tests/support/server.ts";

/* On SQLite alone: a schema as old as this never was on a server. */

/** Its tables lack columns with which messages are stored today. */
const oldVersion = "20261120120000-initial";

const storageDir = newStorage(false);
let server: TestServer;
beforeAll(async () => {
  const sqlite = openSqlite(path.join(storageDir, "site.sqlite"));
  const db = createDb(sqlite);
  const provider = { getMigrations: async () => migrations };
  await new Migrator({ db, provider }).migrateTo(oldVersion);
  // The self-test after a migration rejects it.
  sqlite.pragma("foreign_keys = off");
  sqlite.exec("insert into projectPartner (projectId, position) values (99, 1)");
  await db.destroy();
  // As with `npm start`.
  server = await startServer({ storageDir, env: { DEMO_CONTENT: "true" } });
});
afterAll(() => server.stop());

test("a site whose upgrade failed serves its pages, and says that it is not well", async () => {
  for (const page of ["/", "/projetos", "/documentos", "/contato", "/api/projects"]) {
    expect((await fetch(server.url + page)).status, page).toBe(200);
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(503);
  const isTold = () => server.log().some(({ job }) => job === "pendingUpgrade");
  await expect.poll(isTold).toBe(true);
});

test("a message that it cannot store comes back whole", async () => {
  const answer = await fetch(`${server.url}/contato`, {
    method: "POST",
    headers: { "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams(goodMessage),
  });
  expect(answer.status).toBe(500);
  const page = await answer.text();
  for (const typed of [goodMessage.name, goodMessage.email, goodMessage.message]) {
    expect(page).toContain(typed);
  }
  expect((await postMessage(server.url)).status).toBe(500);
  expect(query(storageDir, "select id from contactMessage")).toEqual([]);
});

test("once the fault is gone the next start upgrades it", async () => {
  await server.stop({ expectErrors: true, keepStorage: true });
  const sqlite = new SqliteDatabase(path.join(storageDir, "site.sqlite"));
  sqlite.exec("delete from projectPartner");
  sqlite.close();
  server = await startServer({ storageDir });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await postMessage(server.url)).status).toBe(201);
});
