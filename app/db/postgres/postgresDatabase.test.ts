import { inspect } from "node:util";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DatabaseAwayError } from "#app/platform/errors.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import { inDatabase } from "#tests/support/postgresClient.ts";
import { urlOfWorker } from "#tests/support/postgresDatabase.ts";
import { cachedContentVersion, contentVersion } from "../cachedContentVersion.server.ts";
import { engine, runWithDatabase } from "../connection.server.ts";
import { raiseContentVersion } from "../contentVersion.server.ts";
import { memoizeByContentVersion } from "../memoizeByContentVersion.server.ts";
import { postgresDatabase } from "./postgresDatabase.server.ts";

const { db } = setupTestDatabase();
const save = `update "contentVersion" set version = version + 1`;

/** Ends every connection but the one that asks. */
const endAll =
  "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";

let url: string;
let other: ReturnType<typeof postgresDatabase>;

beforeEach(async () => {
  url = await urlOfWorker();
  other = postgresDatabase(url);
  await other.engine.listen();
});

afterEach(() => other.db.destroy());

test("a save counts when its transaction has ended, for its own process at once", async () => {
  const before = contentVersion();
  await db()
    .transaction()
    .execute(async (trx) => {
      await raiseContentVersion(trx);
      expect(contentVersion()).toBe(before);
    });
  expect(contentVersion()).not.toBe(before);
  expect(cachedContentVersion()).toBe(contentVersion());
});

test("a save that is rolled back, or that visitors do not see, is none", async () => {
  const before = contentVersion();
  const failed = db()
    .transaction()
    .execute(async (trx) => {
      await raiseContentVersion(trx);
      throw new Error("no");
    });
  await expect(failed).rejects.toThrow("no");
  await db().updateTable("banner").set({ link: "/" }).execute();
  expect(contentVersion()).toBe(before);
});

test("other processes are told of a save, by whatever program", async () => {
  const before = other.engine.contentVersion();
  await db().transaction().execute(raiseContentVersion);
  await expect.poll(() => other.engine.contentVersion()).not.toBe(before);
  const saved = contentVersion();
  await inDatabase(url, save);
  await expect.poll(contentVersion).not.toBe(saved);
});

test("who is not told asks for the version; a listener that was lost is back by itself", async () => {
  const deaf = postgresDatabase(url);
  await deaf.engine.catchUp();
  const before = deaf.engine.contentVersion();
  let count = 0;
  const find = memoizeByContentVersion(async () => ++count);
  const found = () => runWithDatabase(deaf, () => find({ lang: "pt" }));
  expect([await found(), await found()]).toEqual([1, 1]);
  const told = contentVersion();
  await inDatabase(url, `${save}; ${endAll}`);
  expect(deaf.engine.isCurrent).toBe(false);
  // As work in the background does, before which nothing asks.
  expect(await found()).toBe(2);
  expect(deaf.engine.contentVersion()).not.toBe(before);
  await deaf.db.destroy();
  await expect.poll(contentVersion).not.toBe(told);
  await vi.waitUntil(() => engine().isCurrent, { timeout: 30_000 });
  const then = contentVersion();
  await inDatabase(url, save);
  await expect.poll(contentVersion).not.toBe(then);
});

test("a transaction whose connection is lost says so, and the next one succeeds", async () => {
  const lost = db()
    .transaction()
    .execute(async (trx) => {
      await trx.updateTable("banner").set({ link: "/lost" }).execute();
      await inDatabase(url, endAll);
      await trx.updateTable("banner").set({ link: "/lost too" }).execute();
    });
  await expect(lost).rejects.toThrow(DatabaseAwayError);
  await db().updateTable("banner").set({ title: "kept" }).execute();
  expect(await db().selectFrom("banner").select(["link", "title"]).execute()).toEqual([
    { link: "", title: "kept" },
  ]);
});

test("who cannot connect is told that the database is away", async () => {
  const nowhere = postgresDatabase("postgres://site@127.0.0.1:1/site");
  await expect(nowhere.db.selectFrom("banner").selectAll().execute()).rejects.toThrow(
    DatabaseAwayError,
  );
  await nowhere.db.destroy();
});

test("one writer at a time, whichever connection: each sees what the one before has written", async () => {
  const raise = (database: typeof other.db) =>
    database.transaction().execute(async (trx) => {
      const { version } = await trx
        .selectFrom("contentVersion")
        .select("version")
        .executeTakeFirstOrThrow();
      await trx
        .updateTable("contentVersion")
        .set({ version: version + 1 })
        .execute();
    });
  const { version: before } = await db()
    .selectFrom("contentVersion")
    .select("version")
    .executeTakeFirstOrThrow();
  await Promise.all(Array.from({ length: 50 }, (_, at) => raise(at % 2 ? db() : other.db)));
  const { version } = await db()
    .selectFrom("contentVersion")
    .select("version")
    .executeTakeFirstOrThrow();
  expect(version).toBe(before + 50);
});

test("those who wait to write leave the connections to those who read", async () => {
  let writes: Promise<unknown> | undefined;
  await db()
    .transaction()
    .execute(async () => {
      const write = () => other.db.updateTable("banner").set({ title: "late" }).execute();
      writes = Promise.all(Array.from({ length: 15 }, write));
      expect(await other.db.selectFrom("banner").select("title").execute()).toEqual([
        { title: "" },
      ]);
    });
  await writes;
  expect(await db().selectFrom("banner").select("title").execute()).toEqual([{ title: "late" }]);
});

test("a change outside of a transaction waits for the one that writes", async () => {
  const done: string[] = [];
  let alone: Promise<unknown> | undefined;
  await db()
    .transaction()
    .execute(async (trx) => {
      alone = other.db
        .updateTable("banner")
        .set({ link: "/alone" })
        .execute()
        .then(() => done.push("alone"));
      await sql`select pg_sleep(0.2)`.execute(trx);
      done.push("transaction");
    });
  await alone;
  expect(done).toEqual(["transaction", "alone"]);
});

test("an error of the server quotes nothing that was written", async () => {
  const row = { name: "Ana Secreta", email: "ana@secreta.example", phone: "81 99999-9999" };
  const text = { message: "secreta", searchText: "secreta", spamScore: 0, createdAt: "" };
  const refused = db()
    .insertInto("contactMessage")
    .values({ ...row, ...text, subject: "secreta" as "press", lang: "pt", state: "new", isRead: 0 })
    .execute();
  const error = await refused.catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ code: "23514" });
  expect(inspect(error, { depth: 9 })).not.toMatch(/secreta/i);
  const wrong = await sql`select ${"81 secreta"}::bigint`
    .execute(db())
    .catch((thrown: Error) => thrown);
  expect(inspect(wrong, { depth: 9 })).not.toMatch(/secreta/i);
  expect((wrong as Error).message).toBe("PostgreSQL refuses a value (22P02)");
});

test("a wait for the write lock that was broken off leaves nothing behind", async () => {
  const waiting = `select pg_cancel_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event = 'advisory'`;
  const write = () => other.db.updateTable("banner").set({ link: "/x" }).execute();
  await db()
    .transaction()
    .execute(async () => {
      for (let count = 0; count < 12; count++) {
        let isOver = false;
        const refused = expect(write()).rejects.toThrow(DatabaseAwayError);
        void refused.finally(() => {
          isOver = true;
        });
        while (!isOver) await inDatabase(url, waiting);
        await refused;
      }
    });
  await write();
  expect(await other.db.selectFrom("banner").select("link").execute()).toEqual([{ link: "/x" }]);
});

test("a server that comes back with an earlier version hides no save", async () => {
  const before = contentVersion();
  await inDatabase(url, `update "contentVersion" set version = version - 2; ${endAll}`);
  await vi.waitUntil(() => engine().isCurrent && contentVersion() !== before, { timeout: 30_000 });
  const back = contentVersion();
  await db().transaction().execute(raiseContentVersion);
  expect([before, back]).not.toContain(contentVersion());
});
