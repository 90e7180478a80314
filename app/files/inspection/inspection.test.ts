import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Accept } from "#app/validation/fileTypes.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import * as Media from "../media.repo.server.ts";
import { store } from "../store.server.ts";
import { inspectFiles } from "./inspectFiles.server.ts";
import { isTaggedPdf } from "./taggedPdf.server.ts";
import { brightestIn, parseTones } from "./tones.ts";

setupTestDatabase();
const storage = setupTestStorage();

const catalog = "<< /Type /Catalog /MarkInfo << /Marked true >> /StructTreeRoot 4 0 R >>";
const header = "%PDF-1.7\n";

/** A PDF whose objects are compressed, as Word and Acrobat write them. */
function compressed(objects: string, more = ""): Buffer {
  const stream = deflateSync(Buffer.from(objects));
  const about = `9 0 obj << /Type /ObjStm /Filter /FlateDecode /Length ${stream.length} >> stream\r\n`;
  return Buffer.concat([Buffer.from(header + about), stream, Buffer.from(`\nendstream ${more}`)]);
}

test.each([
  ["names a structure tree and is marked", Buffer.from(header + catalog), true],
  ["does so in a compressed object", compressed(catalog), true],
  ["names no tree", Buffer.from(`${header}<< /Type /Catalog >>`), false],
  ["says that it is not marked", Buffer.from(header + catalog.replace("true", "false")), false],
  ["has compressed objects without a tree", compressed("<< /Type /Catalog >>"), false],
  ["has a broken stream", Buffer.from(`${header}/ObjStm stream\nxx endstream`), false],
  ["is encrypted: nobody can tell", compressed("??", "/Encrypt 3 0 R"), undefined],
])("a PDF that %s: %#", async (_, bytes, isTagged) => {
  expect(await isTaggedPdf(bytes)).toBe(isTagged);
});

test("real documents with tags are found to have them", async () => {
  const bytes = readFileSync("app/demo/files/relatorio-anual-2025.pdf");
  expect(await isTaggedPdf(bytes)).toBe(true);
});

async function stored(bytes: Buffer, accept: Accept) {
  const { id } = await store([bytes], { originalName: "a", accept });
  const file = await Media.findByPath(id);
  if (!file) throw new Error("not stored");
  return file;
}

/** The left half black, the right one white. */
function halves(): Promise<Buffer> {
  const white = { create: { width: 100, height: 100, channels: 3, background: "#fff" } } as const;
  return sharp({ create: { width: 200, height: 100, channels: 3, background: "#000" } })
    .composite([{ input: white, left: 100, top: 0 }])
    .png()
    .toBuffer();
}

/** Retries: the first answer waits no longer than a page may. */
async function found(file: Media.Media) {
  await expect.poll(async () => (await inspectFiles([file])).has(file.id)).toBe(true);
  return (await inspectFiles([file])).get(file.id);
}

test("a picture's brightness is told part by part", async () => {
  const { tones = "" } = (await found(await stored(await halves(), "image"))) ?? {};
  const grid = parseTones(tones);
  if (!grid) throw new Error("no grid");
  const side = { top: 0, bottom: 1 };
  expect(brightestIn(grid, { ...side, left: 0, right: 0.4 })).toBeLessThan(0.01);
  expect(brightestIn(grid, { ...side, left: 0.6, right: 1 })).toBeGreaterThan(0.95);
  expect(brightestIn(grid, { ...side, left: 0.3, right: 0.7 })).toBeGreaterThan(0.95);
});

test("a file is looked into once", async () => {
  const file = await stored(Buffer.from(header + catalog), "projectDocument");
  expect(await found(file)).toEqual({ tones: "", isTagged: true });
  rmSync(join(storage.root(), "public", file.path));
  expect(await found(file)).toEqual({ tones: "", isTagged: true });
});

test("of a file that cannot be read nothing is told", async () => {
  const file = await stored(Buffer.from(header + catalog), "projectDocument");
  rmSync(join(storage.root(), "public", file.path));
  expect(await inspectFiles([file])).toEqual(new Map());
});
