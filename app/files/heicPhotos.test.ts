import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { setupTestDatabase } from "#tests/support/database.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import { BrokenImageError, FileTooLargeError } from "./mediaErrors.ts";
import { heicDecoder } from "./picture/heic.server.ts";
import { store } from "./store.server.ts";

/** Debian 13 packs the encoder for HEVC apart from the tool. */
const isHeifInstalled = (await heicDecoder()) !== undefined && (await canEncode());

setupTestDatabase();
const storage = setupTestStorage({ maxFileBytes: 1 << 20 });

/** A camera's JPEG, taken sideways, in the colours of Display P3: grey, with an orange corner at its top left. */
function shot(): Promise<Buffer> {
  const [width, height] = [320, 240];
  const orange = { create: { width: 80, height: 80, channels: 3, background: "#d08040" } } as const;
  return sharp({ create: { width, height, channels: 3, background: "gray" } })
    .composite([{ input: orange, left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .withIccProfile("p3")
    .withExif({ IFD0: { Copyright: "secret-place" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/**
 * The same photo as an iPhone keeps it: turned by a property of the picture (ISO 23008-12, 6.5.10), and by the EXIF flag
 * besides. The encoder writes only the flag; the property takes the place of one that nobody needs.
 */
function heicOf(jpeg: Buffer): Buffer {
  const folder = mkdtempSync(join(tmpdir(), "heic-"));
  try {
    writeFileSync(join(folder, "a.jpg"), jpeg);
    execFileSync("heif-enc", [join(folder, "a.jpg"), "-o", join(folder, "a.heic")]);
    const heic = readFileSync(join(folder, "a.heic"));
    const at = heic.indexOf("pixi");
    heic.write("irot", at);
    heic.fill(0, at + 4, at + 12).writeUInt8(3, at + 4);
    return heic;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function canEncode() {
  try {
    return heicOf(await shot()).length > 0;
  } catch {
    return false;
  }
}

const send = (bytes: Buffer, originalName = "IMG_1.HEIC") =>
  store([bytes], { originalName, accept: "image" });

async function cornerOf({ id }: { id: string }) {
  const picture = sharp(join(storage.root(), "public", id))
    .removeAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const at = (20 * info.width + info.width - 20) * 3;
  return [...data.subarray(at, at + 3)];
}

describe.runIf(isHeifInstalled)("a HEIC photo", { timeout: 30_000 }, () => {
  test("is stored as its JPEG would be: upright, in its colours, without metadata", async () => {
    const jpeg = await shot();
    const heic = heicOf(jpeg);
    expect(heic.includes("secret-place")).toBe(true);
    const stored = await send(heic);
    expect(stored).toMatchObject({
      name: "IMG_1.HEIC",
      type: "image/webp",
      width: 240,
      height: 320,
    });
    expect(storage.files()).toEqual([`public/${stored.id}`]);
    const { exif, icc } = await sharp(join(storage.root(), "public", stored.id)).metadata();
    expect([exif, icc]).toEqual([undefined, undefined]);
    const [red = 0, green = 0, blue = 0] = await cornerOf(await send(jpeg, "IMG_1.JPG"));
    const corner = await cornerOf(stored);
    for (const [channel, value] of [red, green, blue].entries()) {
      expect(Math.abs((corner[channel] ?? 0) - value)).toBeLessThan(5);
    }
    expect(red - blue).toBeGreaterThan(120);
  });

  test("that is damaged or too large leaves nothing", async () => {
    const heic = heicOf(await shot());
    await expect(send(heic.subarray(0, heic.length - 500))).rejects.toThrow(BrokenImageError);
    const large = Buffer.concat([heic, Buffer.alloc(1 << 20)]);
    await expect(send(large)).rejects.toThrow(FileTooLargeError);
    expect(storage.files()).toEqual([]);
  });
});
