import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Region } from "sharp";
import { describe, expect, test, vi } from "vitest";
import * as Descriptions from "#app/features/media/description/description.repo.server.ts";
import { pictureDescription } from "#app/features/media/description/description.schema.ts";
import { findContentVersion, setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import { sniff } from "../content/sniff.server.ts";
import * as Media from "../media.repo.server.ts";
import { store } from "../store.server.ts";
import { removeUnreferenced } from "../sweep/sweep.server.ts";
import { generateVariants } from "./imageJob.server.ts";
import { cropWidths, imageWidths } from "./imageWidths.ts";
import * as Jobs from "./jobs.repo.server.ts";
import { startMediaWorkers } from "./mediaWorkers.server.ts";

const database = setupTestDatabase();
const storage = setupTestStorage();

let failures = 0;
const log = {
  info: () => {},
  warn: (_: object, message: string) => void (message === "media job failed" && failures++),
  error: () => {},
};

async function storePhoto(width = 420, height = 300) {
  const bytes = await samples.jpg(width, height);
  return (await store([bytes], { originalName: "a.jpg", accept: "image" })).id;
}

/** Runs the workers until every job is done or parked. */
async function runAll({ expectedFailures = 0, pauseMs = 100 } = {}) {
  failures = 0;
  const workers = startMediaWorkers(log, { pauseMs });
  await vi.waitFor(
    async () => {
      expect(failures).toBe(expectedFailures);
      expect(await Jobs.findNext("image")).toBeUndefined();
    },
    { timeout: 50_000, interval: 20 },
  );
  await workers.stop();
}

describe("a picture's variants", { timeout: 60_000 }, () => {
  test("are AVIF and WebP at every width up to its own, with a placeholder", async () => {
    const path = await storePhoto();
    const before = await findContentVersion();
    await runAll();
    const { [path]: media } = await Media.findDescriptions([path, null], "pt");
    expect(media).toMatchObject({
      width: 420,
      height: 300,
      variants: [160, 200, 250, 312, 390, 420],
    });
    expect(media?.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(media?.placeholder.length).toBeLessThanOrEqual(500);
    expect(await findContentVersion()).toBe(before + 1);
    const file = (suffix: string) =>
      readFileSync(join(storage.root(), "public", path.replace(".webp", suffix)));
    expect(sniff(file("-250.avif"))).toBe("avif");
    expect(await sharp(file("-250.webp")).metadata()).toMatchObject({ width: 250, height: 179 });
    expect(storage.files().filter((file) => file.startsWith("tmp"))).toEqual([]);
  });

  test("are offered at a width once both formats are there", async () => {
    const path = await storePhoto();
    for (const name of ["-160.avif", "-200.avif", "-200.webp"]) {
      await Jobs.insertVariant({
        ...{ mediaId: 1, kind: "image", path: path.replace(".webp", name), type: "" },
        ...{ width: Number(name.slice(1, 4)), height: 100, size: 1 },
      });
    }
    const { [path]: media } = await Media.findDescriptions([path], "pt");
    expect(media?.variants).toEqual([200]);
  });

  test("of a transparent picture have no placeholder to show through", async () => {
    const bytes = await samples.transparentPng(400, 300);
    const { id } = await store([bytes], { originalName: "a.png", accept: "image" });
    await runAll();
    const { [id]: media } = await Media.findDescriptions([id], "pt");
    expect(media).toMatchObject({ placeholder: "", variants: [160, 200, 250, 312, 390, 400] });
  });

  test("are, in crops, of what stands around its focal point, and are made again when that moves", async () => {
    const red = await sharp({
      create: { width: 500, height: 400, channels: 3, background: "#f00" },
    })
      .png()
      .toBuffer();
    const flat = sharp({ create: { width: 1000, height: 400, channels: 3, background: "#00f" } });
    const bytes = await flat
      .composite([{ input: red, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const { id } = await store([bytes], { originalName: "a.png", accept: "image" });
    const blueOf = async (name: string) => {
      const file = join(storage.root(), "public", id.replace(".webp", name));
      const { channels, dominant } = await sharp(file).stats();
      expect(channels).toHaveLength(3);
      return dominant.b;
    };
    const describe = async () => (await Media.findDescriptions([id], "pt"))[id];
    const focus = (focalX: string) =>
      Descriptions.updatePicture(1, pictureDescription.parse({ focalX }));
    const crops = { phone: [312, 320], card: [320, 420, 600] };
    await focus("0");
    await runAll();
    expect(await describe()).toMatchObject({ focal: { x: 0 }, crops });
    expect(await blueOf("-phone0-320.webp")).toBeLessThan(40);
    expect(await blueOf("-card0-600.webp")).toBeLessThan(40);
    await focus("100");
    expect((await describe())?.crops).toEqual({});
    await runAll();
    expect(await describe()).toMatchObject({ focal: { x: 100 }, crops });
    expect(await blueOf("-phone100-320.webp")).toBeGreaterThan(200);
    expect(await blueOf("-card100-600.webp")).toBeGreaterThan(200);
    const rows = database.db().selectFrom("mediaVariant").select("path");
    const crop = rows.where("kind", "=", "crop");
    expect(await crop.where("path", "like", "%0-%").execute()).toHaveLength(10);
    expect(await crop.where("path", "not like", "%100-%").execute()).toEqual([]);
  });

  test("are of the picture as staff turn it, and of what they frame, under new names; the stored file stays", async () => {
    const blue = { width: 200, height: 400, channels: 3, background: "#00f" } as const;
    const right = await sharp({ create: blue }).png().toBuffer();
    const red = { width: 1000, height: 400, channels: 3, background: "#f00" } as const;
    const sent = sharp({ create: red }).composite([{ input: right, left: 800, top: 0 }]);
    const bytes = await sent.png().toBuffer();
    const { id } = await store([bytes], { originalName: "a.png", accept: "image" });
    const diskOf = (path: string) => join(storage.root(), "public", path);
    const stored = readFileSync(diskOf(id));
    const describe = async () => (await Media.findDescriptions([id], "pt"))[id];
    const isBlue = async (path: string, part: Region) => {
      const { dominant } = await sharp(await sharp(diskOf(path)).extract(part).toBuffer()).stats();
      return dominant.b > 200;
    };
    const card = { x: "90", y: "50", size: "20" };
    const look = (typed: object) => Descriptions.updatePicture(1, pictureDescription.parse(typed));
    await runAll();
    await look({ focalX: "90", orientation: "r90", frames: { card } });
    // Published, it is shown turned at once: the turned file is there before its variants.
    expect(await describe()).toMatchObject({
      ...{ width: 400, height: 1000, path: id.replace(".webp", "-r90.webp"), variants: [] },
      focal: { x: 50, y: 90 },
    });
    await runAll();
    const { path = "", crops, frames, variants } = (await describe()) ?? {};
    expect(variants).toEqual([160, 200, 250, 312, 390, 400]);
    expect({ crops, frames }).toEqual({ crops: { card: [80] }, frames: { card: "x900y500s20" } });
    expect(await isBlue(path, { left: 0, top: 810, width: 400, height: 180 })).toBe(true);
    expect(await isBlue(path, { left: 0, top: 0, width: 400, height: 700 })).toBe(false);
    const cut = path.replace(".webp", "-cardx900y500s20-80.webp");
    const { width, height } = await sharp(diskOf(cut)).metadata();
    expect(await isBlue(cut, { left: 0, top: 0, width, height })).toBe(true);
    await look({ focalX: "90", orientation: "fr90" });
    await runAll();
    const mirrored = id.replace(".webp", "-fr90.webp");
    expect(await isBlue(mirrored, { left: 0, top: 10, width: 400, height: 180 })).toBe(true);
    await look({ focalX: "90" });
    await runAll();
    expect(await describe()).toMatchObject({ width: 1000, focal: { x: 90, y: 50 } });
    expect((await describe())?.path).toBeUndefined();
    expect(readFileSync(diskOf(id))).toEqual(stored);
    const rows = database.db().selectFrom("mediaVariant").select("path");
    // Their variants go; programs may know the turned files themselves.
    expect(await rows.where("path", "like", "%r90%").orderBy("path").execute()).toEqual([
      { path: mirrored },
      { path },
    ]);
  });

  test("go with a picture that is deleted while they are made", async () => {
    const path = await storePhoto();
    const job = await Jobs.findNext("image");
    if (!job) throw new Error("The photo has no job");
    const report = () => removeUnreferenced([path]);
    const { signal } = new AbortController();
    await expect(generateVariants(job, { report, signal })).rejects.toThrow(/foreign key/i);
    expect(storage.files()).toEqual([]);
  });

  test("that a cut job had made are not made twice", async () => {
    await storePhoto();
    const job = await Jobs.findNext("image");
    if (!job) throw new Error("A stored picture has a job");
    const cut = new AbortController();
    let steps = 0;
    const report = async () => {
      steps++;
      if (steps === 3) cut.abort();
    };
    await expect(generateVariants(job, { report, signal: cut.signal })).rejects.toThrow();
    const made = await database.db().selectFrom("mediaVariant").selectAll().execute();
    expect(made.map(({ width }) => width)).toEqual([420, 420, 390]);
    for (const { path } of made) rmSync(join(storage.root(), "public", path));
    await runAll();
    const all = await database.db().selectFrom("mediaVariant").selectAll().execute();
    expect(all).toHaveLength(14);
    expect(all.slice(0, 3)).toEqual(made);
    const files = storage.files();
    expect(made.some(({ path }) => files.includes(`public/${path}`))).toBe(false);
  });

  test("are given up after three tries, with the reason kept; the others go on; a new start tries again", async () => {
    const broken = await storePhoto();
    const file = join(storage.root(), "public", broken);
    const bytes = readFileSync(file);
    rmSync(file);
    const whole = await storePhoto(200, 150);
    await runAll({ expectedFailures: 3 });
    const jobs = await database.db().selectFrom("mediaJob").selectAll().execute();
    expect(jobs).toMatchObject([
      { attempts: 3, lastError: expect.stringMatching(/missing|file/i) },
    ]);
    expect((await Media.findDescriptions([whole], "pt"))[whole]?.variants).toEqual([160, 200]);

    writeFileSync(file, bytes);
    const workers = startMediaWorkers(log);
    await vi.waitFor(
      async () =>
        expect(await database.db().selectFrom("mediaJob").select("id").execute()).toEqual([]),
      { timeout: 50_000, interval: 20 },
    );
    await workers.stop();
  });

  test("wait before the next try of what failed, and not before a new one's first", async () => {
    const broken = await storePhoto();
    rmSync(join(storage.root(), "public", broken));
    failures = 0;
    const workers = startMediaWorkers(log);
    await vi.waitFor(() => expect(failures).toBe(1), { timeout: 50_000 });
    const whole = await storePhoto(200, 150);
    await vi.waitFor(
      async () =>
        expect((await Media.findDescriptions([whole], "pt"))[whole]?.variants).toHaveLength(2),
      { timeout: 50_000 },
    );
    await workers.stop();
    const jobs = await database.db().selectFrom("mediaJob").select("attempts").execute();
    expect(jobs[0]?.attempts).toBeLessThan(3);
  });
});

test.each([
  [100, [100]],
  [160, [160]],
  [300, [160, 200, 250, 300]],
  [6000, [160, 200, 250, 312, 390, 480, 600, 750, 930, 1160, 1440, 1800, 2000]],
])("a picture %d wide comes in %j", (width, widths) => {
  expect(imageWidths(width)).toEqual(widths);
});

test.each([
  [{ width: 300, height: 400 }, [], []],
  [{ width: 420, height: 300 }, [240], []],
  [{ width: 1600, height: 800 }, [312, 480, 640], []],
  [{ width: 1920, height: 870 }, [312, 480, 696], [320, 420, 680, 850, 1060]],
  [{ width: 4000, height: 3000 }, [312, 480, 750, 1160], []],
  [{ width: 16_000, height: 1 }, [1], [2]],
])("the parts of a picture of %j come in %j for phones, %j for cards", (size, phone, card) => {
  expect(cropWidths(size, "phone")).toEqual(phone);
  expect(cropWidths(size, "card")).toEqual(card);
});
