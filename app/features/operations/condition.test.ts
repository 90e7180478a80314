import { statfs } from "node:fs/promises";
import { beforeEach, expect, test, vi } from "vitest";
import { db } from "#app/db/connection.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import { findWeaknesses } from "./condition.server.ts";

vi.mock("node:fs/promises", { spy: true });
setupTestDatabase();

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 26);
const at = (hoursAgo: number) => new Date(now - hoursAgo * hour).toISOString();
const gb = 1024 ** 3;

/** A disk of so much, of which so much is free. */
function disk(bytes: number, free: number) {
  const stats = { bsize: 4096, blocks: bytes / 4096, bavail: free / 4096 };
  vi.mocked(statfs).mockResolvedValue(stats as Awaited<ReturnType<typeof statfs>>);
}

beforeEach(async () => {
  disk(100 * gb, 50 * gb);
  vi.spyOn(process, "uptime").mockReturnValue(100 * 3600);
  await db()
    .insertInto("chore")
    .values({ name: "backup", lastRunAt: at(20) })
    .execute();
});

test("a site with room, a backup and working mail is well", async () => {
  expect(await findWeaknesses(now)).toEqual([]);
});

test.each([
  ["5 % are free", 100 * gb, 4.9 * gb],
  ["200 MB are free", gb, 0.19 * gb],
])("less than %s", async (_case, bytes, free) => {
  disk(bytes, free);
  expect(await findWeaknesses(now)).toEqual(["disk"]);
});

test("the last backup is older than 36 hours, unless the site has only just started", async () => {
  await db()
    .updateTable("chore")
    .set({ lastRunAt: at(37) })
    .execute();
  expect(await findWeaknesses(now)).toEqual(["backup"]);
  await db().deleteFrom("chore").execute();
  expect(await findWeaknesses(now)).toEqual(["backup"]);
  vi.spyOn(process, "uptime").mockReturnValue(3600);
  expect(await findWeaknesses(now)).toEqual([]);
});

test("mail has failed for an hour", async () => {
  const mail = { recipient: "a@x.org", replyTo: "", subject: "", text: "", messageId: "<1@x>" };
  const waiting = { ...mail, nextAttemptAt: at(0), createdAt: at(1), lastError: "ECONNREFUSED" };
  await db().insertInto("mail").values(waiting).execute();
  expect(await findWeaknesses(now)).toEqual(["mail"]);
  await db()
    .updateTable("mail")
    .set({ createdAt: at(0.9) })
    .execute();
  expect(await findWeaknesses(now)).toEqual([]);
  await db()
    .updateTable("mail")
    .set({ createdAt: at(9), lastError: "" })
    .execute();
  expect(await findWeaknesses(now)).toEqual([]);
});
