import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { StoragePaths } from "#app/platform/storage.ts";
import { accessKey, type S3Server, secretKey, startS3 } from "#tests/support/s3Server.ts";

const base = mkdtempSync(path.join(tmpdir(), "bucket-"));
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
  vi.stubEnv("FILES_KEY", accessKey);
  vi.stubEnv("FILES_SECRET", secretKey);
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await s3.stop();
  rmSync(base, { recursive: true });
});

/** The program with a storage folder of its own, as if it had just been started there. */
async function at(name: string, isInBucket: boolean) {
  vi.resetModules();
  const root = path.join(base, name);
  mkdirSync(path.join(root, "tmp"), { recursive: true });
  vi.stubEnv("STORAGE_DIR", root);
  const query = new URLSearchParams({ endpoint: s3.endpoint });
  vi.stubEnv("FILES_URL", isInBucket ? `s3://${s3.bucket}/site?${query}` : "");
  const [archive, restore, fsck, storage, open] = await Promise.all([
    import("./archive.ts"),
    import("./restore.ts"),
    import("../fsck.ts"),
    import("#app/platform/storage.ts"),
    import("../openDatabase.ts"),
  ]);
  const paths: StoragePaths = storage.storagePaths();
  return { ...archive, ...restore, ...fsck, ...open, paths };
}

const files = { "images/a.webp": "a", "images/b.webp": "b", "files/c.pdf": "c" };

test("a backup moves a site into a bucket and back; the daily one there is the database alone", async () => {
  const disk = await at("disk", false);
  const db = await disk.openDatabase(disk.paths);
  const Media = await import("#app/files/media.repo.server.ts");
  for (const [file, text] of Object.entries(files)) {
    const row = { path: file, originalName: "a", type: "image/webp", size: text.length };
    await Media.insertAll([row]);
    mkdirSync(path.dirname(path.join(disk.paths.public, file)), { recursive: true });
    writeFileSync(path.join(disk.paths.public, file), text);
  }
  await db.updateTable("banner").set({ desktopImage: "images/a.webp" }).execute();
  await db.destroy();
  const archive = path.join(base, "site.tar");
  await disk.backup(archive);

  const moved = await at("moved", true);
  await moved.restore(archive, false);
  expect(s3.keys()).toEqual(
    Object.keys(files)
      .map((file) => `site/${file}`)
      .sort(),
  );
  await moved.fsck();
  const { setStorage } = await import("#app/files/storage.server.ts");
  const { siteFiles } = await import("#app/files/backend/siteFiles.server.ts");
  const { dailyBackup } = await import("./daily.ts");
  const limits = { maxFileBytes: 1, maxVideoBytes: 1 };
  setStorage({ root: moved.paths.root, files: siteFiles(moved.paths), ...limits });
  const opened = await moved.openDatabase(moved.paths);
  await dailyBackup(new AbortController().signal, new Date("2026-11-28T10:00:00Z"));
  await opened.destroy();
  const daily = path.join(moved.paths.backups, "2026-11-28");
  expect(readdirSync(daily).sort()).toEqual(["manifest.json", "site.sqlite"]);
  expect(JSON.parse(readFileSync(path.join(daily, "manifest.json"), "utf8"))).toMatchObject({
    missing: [],
    holdsFiles: false,
  });
  await moved.restore(daily, true);
  expect(s3.keys()).toHaveLength(3);
  await moved.fsck();
  const second = path.join(base, "second.tar");
  await moved.backup(second);

  const back = await at("back", false);
  await back.restore(second, false);
  await back.fsck();
  for (const [file, text] of Object.entries(files)) {
    expect(readFileSync(path.join(back.paths.public, file), "utf8")).toBe(text);
  }

  // A site that is moved on the spot leaves no file behind that nobody would ever erase.
  const spot = await at("disk", true);
  await spot.restore(archive, true);
  expect(readdirSync(spot.paths.public)).toEqual([]);
  const [aside = ""] = readdirSync(spot.paths.root).filter((name) => /^before-/.test(name));
  expect(readdirSync(path.join(spot.paths.root, aside, "public"))).toEqual(["files", "images"]);
});
