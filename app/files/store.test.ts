import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import type { Accept } from "#app/validation/fileTypes.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { insertFiles } from "#tests/support/media.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import * as Media from "./media.repo.server.ts";
import {
  FileTooLargeError,
  type MediaError,
  TooManyPixelsError,
  UnacceptedTypeError,
} from "./mediaErrors.ts";
import { store } from "./store.server.ts";

// Whatever this machine has: no decoder for HEIC. What happens with one is tested in `heicPhotos.test.ts`.
vi.mock(import("#app/platform/installed.ts"), () => ({ findInstalled: async () => [] }));

const database = setupTestDatabase();
const storage = setupTestStorage({ maxFileBytes: 2 << 20, maxVideoBytes: 3 << 20 });

function storeBytes(bytes: Buffer, accept: Accept = "any", originalName = "foto.jpg") {
  return store([bytes], { originalName, accept });
}

async function rowCount() {
  const rows = await database.db().selectFrom("media").select("id").execute();
  return rows.length;
}

describe("storing", () => {
  test("makes a picture anew: ours, upright, without metadata", async () => {
    const stored = await storeBytes(await samples.jpg(64, 48, 6), "image", "C:\\fotos\\Praça.JPG");
    expect(stored).toMatchObject({ name: "Praça.JPG", type: "image/webp", width: 48, height: 64 });
    expect(stored.id).toMatch(/^images\/[0-9a-f]{32}\.webp$/);
    expect(stored.url).toBe(`/storage/${stored.id}`);
    const bytes = readFileSync(join(storage.root(), "public", stored.id));
    expect(bytes.length).toBe(stored.size);
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ format: "webp", width: 48, height: 64 });
    expect(metadata.exif).toBeUndefined();
  });

  test("keeps what the camera wrote out of the file", async () => {
    const source = await samples.jpg();
    expect(source.includes("secret-place")).toBe(true);
    const { id } = await storeBytes(source);
    expect(readFileSync(join(storage.root(), "public", id)).includes("secret-place")).toBe(false);
  });

  test.each([
    ["files", "pdf", samples.pdf],
    ["files", "docx", samples.docx],
    ["files", "xml", samples.xml],
    ["videos", "mp4", samples.mp4],
    ["videos", "webm", samples.webm],
    ["videos", "mov", samples.mov],
  ])("keeps %s of type %s byte for byte, whatever its name", async (folder, type, bytes) => {
    const { id } = await storeBytes(bytes, "any", "nome.html");
    expect(id).toMatch(new RegExp(`^${folder}/[0-9a-f]{32}\\.${type}$`));
    expect(readFileSync(join(storage.root(), "public", id))).toEqual(bytes);
    expect(await Media.findByPath(id)).toMatchObject({ size: bytes.length });
  });

  test("keeps gif and avif as they are, for the library only", async () => {
    const { id } = await storeBytes(await samples.gif(), "libraryDocument");
    expect(id).toMatch(/^files\/.*\.gif$/);
    await expect(storeBytes(await samples.avif(), "image")).rejects.toThrow(UnacceptedTypeError);
  });

  test("asks for background work on pictures, videos and PDFs, not on other documents", async () => {
    await storeBytes(await samples.png());
    await storeBytes(samples.mp4);
    await storeBytes(samples.pdf);
    await storeBytes(samples.docx);
    const jobs = await database.db().selectFrom("mediaJob").select("kind").execute();
    expect(jobs.map((job) => job.kind)).toEqual(["image", "video", "cover"]);
  });
});

describe("bytes that are stored already", () => {
  test("are kept once, whatever their name and however they are sent", async () => {
    const photo = await samples.jpg();
    const first = await storeBytes(photo, "image", "Praça.jpg");
    const again = await storeBytes(photo, "libraryDocument", "IMG_2041.jpg");
    expect(again).toEqual({ ...first, name: "IMG_2041.jpg", isKnown: true });
    expect(storage.files()).toEqual([`public/${first.id}`]);
    expect(await Media.findByPath(first.id)).toMatchObject({
      originalName: "Praça.jpg",
      hasOtherNames: 1,
    });
    expect(await rowCount()).toBe(1);
  });

  test("sent twice at once are one file, which is there", async () => {
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => storeBytes(samples.pdf, "any", "a.pdf")),
    );
    const [path] = new Set(sent.map(({ id }) => id));
    expect(storage.files()).toEqual([`public/${path}`]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await Media.findByPath(path ?? "")).toMatchObject({ hasOtherNames: 0 });
  });

  test("are still judged by what the field takes", async () => {
    await storeBytes(samples.mp4, "video", "a.mp4");
    await expect(storeBytes(samples.mp4, "image", "a.mp4")).rejects.toThrow(UnacceptedTypeError);
  });

  test("are stored anew where the stored file is lost", async () => {
    const first = await storeBytes(samples.pdf);
    rmSync(join(storage.root(), "public", first.id));
    const { id } = await storeBytes(samples.pdf);
    expect(id).not.toBe(first.id);
    expect((await storeBytes(samples.pdf)).id).toBe(id);
    expect(storage.files()).toEqual([`public/${id}`]);
  });

  test("are two files where they are captions, which belong to their films", async () => {
    const [one, other] = [
      await storeBytes(samples.captions, "captions", "a.vtt"),
      await storeBytes(samples.captions, "captions", "a.vtt"),
    ];
    expect(one.id).not.toBe(other.id);
  });

  test("of a film whose work has failed are tried anew", async () => {
    const { id } = await storeBytes(samples.mp4);
    const failed = { attempts: 3, lastError: "no space" };
    await database.db().updateTable("mediaJob").set(failed).execute();
    expect((await storeBytes(samples.mp4)).id).toBe(id);
    const jobs = await database.db().selectFrom("mediaJob").select("attempts").execute();
    expect(jobs).toEqual([{ attempts: 0 }]);
  });
});

describe("a refused file leaves no file and no row", () => {
  test.each<[string, Buffer, Accept, abstract new (...values: never[]) => MediaError]>([
    ["a drawing", samples.svg, "any", UnacceptedTypeError],
    ["a page", samples.html, "any", UnacceptedTypeError],
    ["a PDF as a picture", samples.pdf, "image", UnacceptedTypeError],
    ["a plain zip", samples.zip({ "a.txt": "a" }), "any", UnacceptedTypeError],
    ["a macro document", macroDocument(), "any", UnacceptedTypeError],
    ["a file over the limit", oversized(samples.pdf, 2 << 20), "any", FileTooLargeError],
    ["a video over the limit", oversized(samples.mp4, 3 << 20), "any", FileTooLargeError],
  ])("%s", async (_, bytes, accept, error) => {
    await expect(storeBytes(bytes, accept)).rejects.toThrow(error);
    expect(storage.files()).toEqual([]);
    expect(await rowCount()).toBe(0);
  });

  test("a photo as iPhones take them is told how to become a JPEG, whatever it is called", async () => {
    const heic = samples.box("ftyp", "heic\0\0\0\0mif1heic");
    for (const name of ["IMG_1.HEIC", "IMG_1.jpg"]) {
      await expect(storeBytes(heic, "image", name)).rejects.toMatchObject({
        key: "api.files.heic",
      });
    }
    await expect(storeBytes(heic, "video")).rejects.toMatchObject({
      key: "api.files.unacceptedType",
    });
  });

  test("a damaged picture and one of too many pixels", async () => {
    const whole = await samples.jpg(400, 300);
    await expect(storeBytes(whole.subarray(0, whole.length / 2))).rejects.toThrow("BrokenImage");
    await expect(storeBytes(await samples.hugePng())).rejects.toThrow(TooManyPixelsError);
    expect(storage.files()).toEqual([]);
    expect(await rowCount()).toBe(0);
  });

  test("a source that breaks in the middle", async () => {
    const broken = (async function* () {
      yield samples.pdf;
      throw new Error("connection lost");
    })();
    await expect(store(broken, { originalName: "a.pdf", accept: "any" })).rejects.toThrow("lost");
    expect(storage.files()).toEqual([]);
  });
});

test("what was never uploaded is named among any number of files", async () => {
  const paths = Array.from({ length: 1201 }, (_, index) => `images/${index}.webp`);
  await insertFiles(...paths);
  expect(await Media.findMissing([...paths, "images/unknown.webp"])).toEqual([
    "images/unknown.webp",
  ]);
});

test("what was never uploaded is named", async () => {
  const image = await storeBytes(await samples.png());
  const document = await storeBytes(samples.pdf);
  const paths = [image.id, document.id, "images/unknown.webp"];
  expect(await Media.findMissing(paths)).toEqual(["images/unknown.webp"]);
  expect(await Media.findMissing([])).toEqual([]);
});

function macroDocument(): Buffer {
  return samples.zip({ ...samples.docxParts(), "word/vbaProject.bin": "x" });
}

function oversized(head: Buffer, limit: number): Buffer {
  return Buffer.concat([head, Buffer.alloc(limit)]);
}
