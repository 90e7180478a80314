import { readdirSync, rmSync, statSync, truncateSync } from "node:fs";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { afterAll, describe, expect, test } from "vitest";
import { commandWith } from "#tests/support/command.ts";
import { postMessage } from "#tests/support/contact.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { fill, mountSmallDisk, unmount } from "#tests/support/smallDisk.ts";

/* On SQLite alone: the database is on the full disk. */

const storageDir = mountSmallDisk("16m");
const inStorage = (name: string) => path.join(storageDir, name);

describe.runIf(storageDir)("on a full disk", () => {
  afterAll(() => unmount(storageDir));

  test("the site can be started again and again, and is read", async () => {
    const first = await startServer({ demo: false, storageDir });
    await untilReserved(first);
    expect(statSync(inStorage("reserve")).size).toBe(1024 * 1024);
    await first.stop({ keepStorage: true });
    fill(inStorage("filler"));
    for (let count = 0; count < 3; count++) {
      const site = await startServer({ demo: false, storageDir });
      expect((await fetch(site.url)).status).toBe(200);
      await untilReserved(site);
      fill(inStorage("filler"));
      expect((await fetch(`${site.url}/contato?x=${count}`)).status).toBe(200);
      await expect.poll(() => messageStatus(site)).toBe(507);
      expect(await site.stop({ expectErrors: true, keepStorage: true })).toBe(0);
    }
  });

  test("a database that cannot be copied before an upgrade is served as it is; no half copy stays", async () => {
    rmSync(inStorage("filler"));
    const sqlite = new SqliteDatabase(inStorage("site.sqlite"));
    sqlite.exec(`
      create table large as select randomblob(3000000) as bytes;
      -- The second migration finds its table there, and fails.
      delete from kysely_migration where name > (select min(name) from kysely_migration);
    `);
    sqlite.close();
    fill(inStorage("filler"));
    const site = await startServer({ demo: false, storageDir });
    expect((await fetch(site.url)).status).toBe(200);
    expect(await site.stop({ expectErrors: true, keepStorage: true })).toBe(0);
    expect(site.log().some(({ msg }) => /^migration failed/.test(msg))).toBe(true);
    const copies = readdirSync(inStorage("backups")).filter((name) => name.startsWith("before-"));
    expect(copies).toEqual([]);
  });

  test("a database whose upgrade fails where there is room for one copy only is served as it was", async () => {
    const filler = inStorage("filler");
    // More than the database, less than two of them.
    truncateSync(filler, statSync(filler).size - 5_000_000);
    const site = await startServer({ demo: false, storageDir });
    expect((await fetch(site.url)).status).toBe(200);
    expect(await site.stop({ expectErrors: true, keepStorage: true })).toBe(0);
    expect(site.log().some(({ msg }) => /^migration failed/.test(msg))).toBe(true);
    const copies = readdirSync(inStorage("backups")).filter((name) => name.startsWith("before-"));
    expect(copies).toHaveLength(1);
  });

  test("without its reserve each command says so in one line", () => {
    rmSync(inStorage("reserve"), { force: true });
    fill(inStorage("filler"));
    for (const command of [["serve"], ["staff", "list"], ["restore", "package.json"]]) {
      const { status, stderr } = commandWith({ env: { PORT: "0" } }, storageDir, ...command);
      expect([status, stderr.trim().split("\n")]).toEqual([
        1,
        [expect.stringMatching(/No room left/)],
      ]);
    }
  });
});

/** Waits for the first chore, which writes the reserve. */
async function untilReserved(site: TestServer) {
  const isNext = () => site.log().some(({ msg }) => msg === "old contact messages erased");
  const isShort = () => site.log().some(({ job }) => job === "reserve");
  await expect.poll(() => isNext() || isShort()).toBe(true);
}

async function messageStatus({ url }: TestServer) {
  return (await postMessage(url, { message: "x".repeat(3000) })).status;
}
