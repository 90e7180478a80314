import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { db, engine } from "#app/db/connection.server.ts";
import { siteFiles } from "#app/files/backend/siteFiles.server.ts";
import { storagePaths } from "#app/platform/storage.ts";
import { setupSqlite } from "#tests/support/database.ts";
import { insertFiles } from "#tests/support/media.ts";
import { takeSnapshot } from "./snapshot.ts";

const { sqlite } = setupSqlite();

async function snapshot(signal?: AbortSignal) {
  const root = mkdtempSync(path.join(tmpdir(), "snapshot-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return takeSnapshot(engine(), siteFiles(storagePaths(root)), path.join(root, "snapshot"), signal);
}

test("a file that is gone is missing where a record needs it, not where it may have been swept meanwhile", async () => {
  await insertFiles("images/used.webp", "images/unused.webp");
  const variants = [1, 2].map((mediaId) => ({
    ...{ mediaId, kind: "image" as const, path: `images/${mediaId}.avif`, type: "image/avif" },
    ...{ width: 1, height: 1, size: 1 },
  }));
  await db().insertInto("mediaVariant").values(variants).execute();
  const tracks = [1, 2].map((mediaId) => ({
    mediaId,
    lang: "pt" as const,
    path: `${mediaId}.vtt`,
  }));
  await db().insertInto("mediaTrack").values(tracks).execute();
  for (const id of [1, 2]) {
    await db()
      .updateTable("media")
      .set({ poster: `${id}.webp` })
      .where("id", "=", id)
      .execute();
  }
  await db().updateTable("banner").set({ desktopImage: "images/used.webp" }).execute();
  const { missing } = await snapshot();
  expect(missing.toSorted()).toEqual(["1.vtt", "1.webp", "images/1.avif", "images/used.webp"]);
});

test("a file that somebody erases while the copy is made is not missing", async () => {
  await insertFiles("images/erased.webp", "images/lost.webp");
  const banner = { desktopImage: "images/erased.webp", mobileImage: "images/lost.webp" };
  await db().updateTable("banner").set(banner).execute();
  const { signal } = new AbortController();
  // It is asked before each file, when the database has been copied.
  signal.throwIfAborted = () => {
    sqlite().exec("update banner set desktopImage = null");
    sqlite().exec("delete from media where path = 'images/erased.webp'");
  };
  expect(await snapshot(signal)).toEqual({ missing: ["images/lost.webp"] });
});
