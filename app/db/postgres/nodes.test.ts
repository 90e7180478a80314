import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EventLimit, isRefused } from "#app/platform/limits/eventLimit.ts";
import { shareTallies } from "#app/platform/limits/sharedTallies.ts";
import { log } from "#app/platform/log.ts";
import { storagePaths } from "#app/platform/storage.ts";
import { openDatabase } from "#app/server/openDatabase.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import { inDatabase } from "#tests/support/postgresClient.ts";
import { urlOfWorker } from "#tests/support/postgresDatabase.ts";
import { raiseContentVersion } from "../contentVersion.server.ts";
import { migrations, pendingMigrations } from "../migrate.server.ts";
import { postgresDatabase } from "./postgresDatabase.server.ts";

setupTestDatabase();

const next = "29990101000000-next";
const settings = { version: "1.0.0", settings: "same" };
let one: ReturnType<typeof postgresDatabase>;
let two: ReturnType<typeof postgresDatabase>;
let folder: string;

/** A node that serves. */
async function join(own = settings) {
  const node = postgresDatabase(await urlOfWorker());
  await node.engine.claim(own);
  await node.engine.nodes?.join();
  return node;
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "site-nodes-"));
  one = await join();
  two = await join();
});

afterEach(async () => {
  await one.db.destroy();
  await two.db.destroy();
  rmSync(folder, { recursive: true });
  delete migrations[next];
  vi.restoreAllMocks();
});

test("when a save has ended every node knows of it", async () => {
  for (let count = 0; count < 200; count++) {
    const [from, to] = count % 2 ? [one, two] : [two, one];
    const before = to.engine.contentVersion();
    await from.db.transaction().execute(raiseContentVersion);
    expect(to.engine.isCurrent).toBe(true);
    expect(to.engine.contentVersion()).not.toBe(before);
  }
});

test("a node that was cut off answers nothing from memory, and the saves of others go on", async () => {
  await inDatabase(
    await urlOfWorker(),
    "select pg_terminate_backend(pid) from pg_stat_activity where query like '%node%' and pid <> pg_backend_pid()",
  );
  await expect.poll(() => one.engine.isCurrent && two.engine.isCurrent).toBe(true);
  const before = two.engine.contentVersion();
  await one.db.transaction().execute(raiseContentVersion);
  await two.engine.catchUp();
  expect(two.engine.contentVersion()).not.toBe(before);
});

test("one leads; when it ends another does", async () => {
  const leaders = () => [one, two].filter(({ engine }) => engine.nodes?.isLeader);
  await expect.poll(() => leaders().length).toBe(1);
  const [first] = leaders();
  await first?.engine.nodes?.yieldTurn();
  await expect.poll(() => leaders().length).toBe(1);
  expect(leaders()[0]).not.toBe(first);
});

test("another secret is refused, and a process that needs the database for itself", async () => {
  const other = postgresDatabase(await urlOfWorker());
  await other.engine.claim({ ...settings, settings: "other" });
  await expect(other.engine.nodes?.join()).rejects.toThrow("another SESSION_SECRET");
  await other.db.destroy();
  const alone = postgresDatabase(await urlOfWorker());
  await expect(alone.engine.claim()).rejects.toThrow("Another process");
  await alone.db.destroy();
});

test("a limit admits no more than its count, of all nodes together", async () => {
  const enter = async (database: typeof one) => {
    const { nodes } = database.engine;
    if (nodes) shareTallies(nodes.tallies);
    const entry = await new EventLimit({ name: "test", count: 5, windowMs: 60_000 }).enter("a");
    if (isRefused(entry)) return "refused";
    entry.settle(true);
    return "ran";
  };
  const ends = await Promise.all(Array.from({ length: 20 }, (_, at) => enter(at % 2 ? one : two)));
  expect(ends.filter((end) => end === "ran")).toHaveLength(5);
});

test("a migration that only adds runs while others serve; another one waits until they have ended", async () => {
  const up =
    (table: string) => (db: Parameters<NonNullable<(typeof migrations)[string]>["up"]>[0]) =>
      db.schema.createTable(table).addColumn("a", "text").execute();
  migrations[next] = { up: up("next") };
  const open = () => openDatabase(storagePaths(folder), one);
  await expect(open()).rejects.toThrow("stop all of them");
  migrations[next] = { up: up("next"), isAdditive: true };
  await open();
  await inDatabase(
    await urlOfWorker(),
    `drop table next; delete from kysely_migration where name = '${next}'`,
  );
  await two.db.destroy();
  migrations[next] = { up: up("next") };
  await open();
  await inDatabase(
    await urlOfWorker(),
    `drop table next; delete from kysely_migration where name = '${next}'`,
  );
});

test("a migration that fails leaves the database as it was, and served; where it made the nodes' table none starts", async () => {
  migrations[next] = {
    up: async (db) => {
      await db.schema.createTable("next").addColumn("a", "text").execute();
      await db.schema.createTable("node").addColumn("a", "text").execute();
    },
    isAdditive: true,
  };
  const said = vi.spyOn(log, "error");
  const db = await openDatabase(storagePaths(folder), one);
  expect(said.mock.lastCall).toEqual([
    expect.objectContaining({ pending: [next] }),
    "migration failed: the database is as it was before",
  ]);
  expect(await pendingMigrations(db)).toEqual([next]);
  expect((await db.introspection.getTables()).map(({ name }) => name)).not.toContain("next");
  await inDatabase(await urlOfWorker(), "alter table node rename to later");
  await expect(join()).rejects.toThrow("could not be migrated");
  await inDatabase(await urlOfWorker(), "alter table later rename to node");
});
