import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as FormDrafts from "#app/auth/formDrafts.repo.server.ts";
import { rememberedMs } from "#app/auth/sessions.repo.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import * as Media from "../media.repo.server.ts";
import { standingOf } from "../serving/withheld.server.ts";
import { storage as currentStorage, newTempPath, setStorage } from "../storage.server.ts";
import { store } from "../store.server.ts";
import * as Sweep from "./sweep.repo.server.ts";
import {
  clearTemporaryFiles,
  graceMs,
  mediaSweep,
  removeErased,
  removeUnreferenced,
  sweep,
} from "./sweep.server.ts";

const database = setupTestDatabase();
const storage = setupTestStorage();
const dayMs = 24 * 60 * 60 * 1000;
const later = new Date(Date.now() + graceMs + 60 * 60 * 1000);

async function storeLogo(bytes?: Buffer) {
  const logo = bytes ?? (await samples.png());
  return (await store([logo], { originalName: "a.png", accept: "image" })).id;
}

async function insertPartner(image: string | null, link = "") {
  const now = new Date().toISOString();
  const { id } = await database
    .db()
    .insertInto("partner")
    .values({
      position: 1,
      image,
      type: 1,
      name: "",
      link,
      boardColumn: null,
      en: "{}",
      createdAt: now,
      updatedAt: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

test("a form that an expired session has kept finds its files", () => {
  expect(graceMs).toBeGreaterThanOrEqual(rememberedMs);
});

test("a file that nobody refers to goes after the trash's thirty days, with all that was made from it", async () => {
  const path = await storeLogo();
  const variant = path.replace(".webp", "-64.avif");
  writeFileSync(join(storage.root(), "public", variant), "x");
  await database
    .db()
    .insertInto("mediaVariant")
    .values({
      mediaId: 1,
      kind: "image",
      path: variant,
      type: "image/avif",
      width: 64,
      height: 48,
      size: 1,
    })
    .execute();
  expect(graceMs).toBe(30 * dayMs);
  expect(await sweep(new Date(Date.now() + 29.9 * dayMs))).toEqual({ unreferenced: 0, strays: 0 });
  expect(storage.files()).toHaveLength(2);
  expect(await sweep(later)).toEqual({ unreferenced: 1, strays: 0 });
  expect(storage.files()).toEqual([]);
  expect(await database.db().selectFrom("mediaJob").selectAll().execute()).toEqual([]);
});

test("a file that two records share survives the deletion of one", async () => {
  const path = await storeLogo();
  const [first, second] = [await insertPartner(path), await insertPartner(path)];
  await database.db().deleteFrom("partner").where("id", "=", first).execute();
  expect(await sweep(later)).toEqual({ unreferenced: 0, strays: 0 });
  expect(storage.files()).toEqual([`public/${path}`]);
  await database.db().deleteFrom("partner").where("id", "=", second).execute();
  expect((await sweep(later)).unreferenced).toBe(1);
});

const longAgo = "2025-01-01T00:00:00.000Z";
const age = (path: string) =>
  database
    .db()
    .updateTable("media")
    .set({ createdAt: longAgo, usedAt: "", chosenAt: "" })
    .where("path", "=", path)
    .execute();

test("the thirty days begin when the last place stops using a file, and again when it is sent again", async () => {
  const path = await storeLogo();
  const partners = [await insertPartner(path), await insertPartner(null, `/storage/${path}#a`)];
  for (const id of partners) {
    await age(path);
    await database
      .db()
      .updateTable("partner")
      .set({ image: null, link: "" })
      .where("id", "=", id)
      .execute();
    const left = await Media.findByPath(path);
    expect(Date.parse(left?.usedAt ?? "")).toBeGreaterThan(Date.now() - dayMs);
  }
  expect((await sweep()).unreferenced).toBe(0);
  expect((await sweep(later)).unreferenced).toBe(1);

  const logo = await samples.png();
  const other = await storeLogo(logo);
  await age(other);
  expect(await storeLogo(logo)).toBe(other);
  expect((await sweep()).unreferenced).toBe(0);
  await age(other);
  expect((await sweep()).unreferenced).toBe(1);
});

test("what a discarded draft had spares what was sent again, as public as any upload", async () => {
  const logo = await samples.png();
  const path = await storeLogo(logo);
  expect(await storeLogo(logo)).toBe(path);
  await removeUnreferenced([path]);
  expect(storage.files()).toEqual([`public/${path}`]);
  expect(await standingOf(path)).toBe("served");
});

test("what is erased goes at once, however lately it was chosen, unless something else names it", async () => {
  const logo = await samples.png();
  const path = await storeLogo(logo);
  expect(await storeLogo(logo)).toBe(path);
  expect(await Media.choose([path])).toHaveLength(1);
  const partner = await insertPartner(path);
  await removeErased([path]);
  expect(storage.files()).toEqual([`public/${path}`]);
  await database.db().deleteFrom("partner").where("id", "=", partner).execute();
  await removeErased([path]);
  expect(storage.files()).toEqual([]);
  expect(await Media.findByPath(path)).toBeUndefined();
});

test("nobody chooses what was erased and is only kept, unless public content names it", async () => {
  const path = await storeLogo();
  await database.db().updateTable("media").set({ isErased: 1 }).execute();
  expect(await Media.choose([path])).toEqual([]);
  await insertPartner(null, `/storage/${path}`);
  expect(await Media.choose([path])).toHaveLength(1);
});

test("a file that was sent or chosen since the sweep has found it stays", async () => {
  const logo = await samples.png();
  const path = await storeLogo(logo);
  await age(path);
  const usedSince = new Date(Date.now() - graceMs).toISOString();
  const [found] = await Sweep.findUnreferenced(usedSince);
  await storeLogo(logo);
  expect(await Sweep.deleteUnreferenced(found?.id ?? 0, { usedSince })).toBeUndefined();
  expect(await Media.findByPath(path)).toBeDefined();
});

test.each(["/storage/", "https://mare.example/storage/"])(
  "a file that a record links to by its address under %s stays",
  async (storageUrl) => {
    const { id: path } = await store([samples.pdf], { originalName: "a.pdf", accept: "any" });
    const marks = ["", "#page=2", "?download", "?download#page=2"];
    const partners = await Promise.all(
      marks.map((mark) => insertPartner(null, storageUrl + path + mark)),
    );
    await insertPartner(null, "https://example.org/other");
    for (const partner of partners) {
      expect((await sweep(later)).unreferenced).toBe(0);
      await database.db().deleteFrom("partner").where("id", "=", partner).execute();
    }
    expect((await sweep(later)).unreferenced).toBe(1);
  },
);

test("a video's captions go after it: a row never names a file that is gone", async () => {
  await store([samples.mp4], { originalName: "a.mp4", accept: "video" });
  const captions = await store([samples.captions], { originalName: "a.vtt", accept: "captions" });
  const withoutRow = "videos/legendas.vtt";
  writeFileSync(join(storage.root(), "public", withoutRow), "x");
  const tracks = [
    { mediaId: 1, lang: "pt", path: captions.id },
    { mediaId: 1, lang: "en", path: withoutRow },
  ] as const;
  await database.db().insertInto("mediaTrack").values(tracks).execute();
  expect(await sweep(later)).toEqual({ unreferenced: 1, strays: 0 });
  expect(storage.files()).toEqual([`public/${captions.id}`]);
  // Until then nobody reads what was said in it.
  expect(await standingOf(captions.id)).toBe("withheld");
  expect(await sweep(later)).toEqual({ unreferenced: 1, strays: 0 });
  expect(storage.files()).toEqual([]);
});

test("a file in a form that waits for its sender stays, until the form is too old", async () => {
  const path = await storeLogo();
  const createdAt = new Date().toISOString();
  await database
    .db()
    .insertInto("staff")
    .values({ email: "a", passwordHash: "", createdAt })
    .execute();
  const entries = JSON.stringify([["banner", path]]);
  await database
    .db()
    .insertInto("pendingForm")
    .values({ key: "k", staffId: 1, path: "/admin/banner", entries, createdAt })
    .execute();
  expect((await sweep(later)).unreferenced).toBe(0);
  expect(await Media.findByPath(path)).toBeDefined();

  await database.db().updateTable("pendingForm").set({ createdAt: longAgo }).execute();
  await age(path);
  await FormDrafts.deleteExpired();
  await mediaSweep.run(new AbortController().signal);
  expect(await database.db().selectFrom("pendingForm").select("id").execute()).toEqual([]);
  expect(await Media.findByPath(path)).toBeUndefined();
});

test("nothing outside the uploads goes, whatever a row says was made from a file", async () => {
  const path = await storeLogo();
  writeFileSync(join(storage.root(), "site.sqlite"), "x");
  await database
    .db()
    .insertInto("mediaTrack")
    .values({ mediaId: 1, lang: "pt", path: "../site.sqlite" })
    .execute();
  await expect(sweep(later)).rejects.toThrow("Not a stored file: ../site.sqlite");
  expect(storage.files()).toEqual(["site.sqlite"]);
  expect(await Media.findByPath(path)).toBeUndefined();
});

test.each(["stray.webp", ".Stray file"])(
  "%j, which no row knows, goes after a day",
  async (name) => {
    const stray = join(storage.root(), "public/images", name);
    writeFileSync(stray, "x");
    const changed = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);
    utimesSync(stray, changed(23), changed(23));
    expect((await sweep()).strays).toBe(0);
    utimesSync(stray, changed(25), changed(25));
    expect((await sweep()).strays).toBe(1);
    expect(storage.files()).toEqual([]);
  },
);

test("unfinished uploads of a former run go at the start; a backup's folder stays", async () => {
  writeFileSync(newTempPath(), "x");
  writeFileSync(`${newTempPath()}.mp4`, "x");
  const ofEarlierVersion = "a2".repeat(13);
  writeFileSync(join(storage.root(), "tmp", ofEarlierVersion), "x");
  writeFileSync(join(storage.root(), "tmp/backup-x"), "x");
  await clearTemporaryFiles();
  expect(storage.files()).toEqual(["tmp/backup-x"]);
});

test("while the site that a restore has replaced is kept aside, its files in the bucket are no strays", async () => {
  const stray = join(storage.root(), "public/images/stray.webp");
  writeFileSync(stray, "x");
  utimesSync(stray, new Date(longAgo), new Date(longAgo));
  setStorage({ ...currentStorage(), sparesStrays: () => true });
  expect((await sweep()).strays).toBe(0);
  setStorage({ ...currentStorage(), sparesStrays: () => false });
  expect((await sweep()).strays).toBe(1);
});
