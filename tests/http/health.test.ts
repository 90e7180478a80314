import { closeSync, copyFileSync, openSync, renameSync, writeSync } from "node:fs";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { expect, test } from "vitest";
import { signInToken } from "#tests/support/apiClient.ts";
import { goodMessage } from "#tests/support/contact.ts";
import { newStorage, startServer, type TestServer } from "#tests/support/server.ts";

/* On SQLite alone: a file is damaged or exchanged. */

test("damage that a page meets is told by the health check until the next start, and once in the log", async () => {
  const storageDir = newStorage(true);
  const mend = breakTable(path.join(storageDir, "site.sqlite"), "project");
  const site = await startServer({ storageDir });
  expect((await fetch(`${site.url}/api/projects`)).status).toBe(500);
  await expect.poll(() => health(site)).toBe(503);
  mend();
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(await health(site)).toBe(503);
  const isTold = ({ msg }: { msg: string }) => msg === "unhealthy until the next start";
  await expect.poll(() => site.log().filter(isTold).length).toBe(1);
  await site.stop({ expectErrors: true });
});

test.each([
  ["deleted", (file: string) => renameSync(file, `${file}.away`)],
  [
    "replaced",
    (file: string) => {
      copyFileSync(file, `${file}.copy`);
      renameSync(`${file}.copy`, file);
    },
  ],
])(
  "a database that is %s under the running site is told, and gets no saves that would be lost",
  async (_case, change) => {
    const site = await startServer({ demo: false });
    expect(await health(site)).toBe(200);
    const token = await signInToken(site);
    change(path.join(site.storageDir, "site.sqlite"));
    await expect.poll(() => health(site)).toBe(503);
    const message = await fetch(`${site.url}/api/contact`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(goodMessage),
    });
    expect(message.status).toBe(500);
    // A single statement, in no transaction.
    const signOut = await fetch(`${site.url}/api/auth/logout`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(signOut.status).toBe(500);
    await site.stop({ expectErrors: true });
  },
);

test("uploads that go away under the running site are told", async () => {
  const site = await startServer({ demo: false });
  const uploads = path.join(site.storageDir, "public");
  renameSync(uploads, `${uploads}.away`);
  await expect.poll(() => health(site)).toBe(503);
  renameSync(`${uploads}.away`, uploads);
  await expect.poll(() => health(site)).toBe(200);
  await site.stop({ expectErrors: true });
});

async function health({ url }: TestServer) {
  return (await fetch(`${url}/healthz`)).status;
}

/**
 * Overwrites the first page of a table.
 *
 * @returns a function that restores it
 */
function breakTable(file: string, table: string): () => void {
  const sqlite = new SqliteDatabase(file);
  const size = sqlite.pragma("page_size", { simple: true }) as number;
  const root = sqlite
    .prepare<[string], number>("select rootpage from sqlite_master where name = ?")
    .pluck()
    .get(table);
  sqlite.close();
  const at = ((root ?? 0) - 1) * size;
  copyFileSync(file, `${file}.sound`);
  const descriptor = openSync(file, "r+");
  writeSync(descriptor, Buffer.alloc(size, 0xff), 0, size, at);
  closeSync(descriptor);
  return () => copyFileSync(`${file}.sound`, file);
}
