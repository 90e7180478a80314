import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { caseFile } from "#tests/support/cases.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { iccProfile, type Primaries } from "#tests/support/iccProfile.ts";
import { pngWith } from "#tests/support/pngWith.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import { tempFile } from "#tests/support/tempFile.ts";
import { encodeUpload } from "./encodeUpload.server.ts";

setupTestStorage();

async function stored(bytes: Buffer, type: "jpg" | "png" | "webp" = "png"): Promise<Buffer> {
  const { file } = await tempFile(bytes);
  const drawn = await encodeUpload({ file, type });
  if ("refused" in drawn) throw new Error(drawn.refused);
  return drawn.bytes;
}

/** The colour in the middle of each of four bars. */
async function barsOf(bytes: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return [0, 1, 2, 3].map((bar) => {
    const x = Math.floor(((bar + 0.5) * info.width) / 4);
    const at = (Math.floor(info.height / 2) * info.width + x) * info.channels;
    return [...data.subarray(at, at + info.channels)];
  });
}

function expectNear(actual: number[][], expected: number[][], levels = 6) {
  expect(actual.map((bar) => bar.length)).toEqual(expected.map((bar) => bar.length));
  const apart = actual
    .flat()
    .map((level, index) => Math.abs(level - (expected.flat()[index] ?? 0)));
  expect(
    Math.max(...apart),
    `${JSON.stringify(actual)} / ${JSON.stringify(expected)}`,
  ).toBeLessThanOrEqual(levels);
}

describe("colours survive", () => {
  const srgb = [
    [230, 30, 30],
    [30, 200, 60],
    [40, 60, 220],
    [250, 230, 40],
  ];

  test.each(["prophoto8.png", "prophoto16.png", "deep16.png"])("%s", async (name) => {
    expectNear(await barsOf(await stored(caseFile(name))), srgb);
  });

  test.each<[Primaries | "grey", number, Parameters<typeof pngWith>[0]["kind"]]>([
    ["proPhoto", 1.8, "rgb"],
    ["proPhoto", 1.8, "rgbAlpha"],
    ["adobe", 2.2, "rgb"],
    ["p3", 2.2, "rgbAlpha"],
    ["srgb", 1, "rgb"],
    ["grey", 1.2, "grey"],
    ["grey", 1, "greyAlpha"],
    ["grey", 1.2, "rgb"],
    ["proPhoto", 1.8, "grey"],
  ])("a profile of %s with gamma %d in %s: 16 bits are drawn like 8", async (name, gamma, kind) => {
    const icc = iccProfile(name, gamma);
    const shallow = await barsOf(await stored(pngWith({ kind, depth: 8, icc })));
    expectNear(await barsOf(await stored(pngWith({ kind, depth: 16, icc }))), shallow);
    const suits = (name === "grey") === kind.startsWith("grey");
    const plain = await barsOf(await stored(pngWith({ kind, depth: 8 })));
    if (suits) expect(shallow).not.toEqual(plain);
    else expect(shallow).toEqual(plain);
  });

  test("nothing of the profile is kept, as nothing else of the original", async () => {
    for (const name of ["proPhoto", "grey"] as const) {
      const kind = name === "grey" ? "grey" : "rgb";
      const drawn = await stored(pngWith({ kind, depth: 16, icc: iccProfile(name, 1.8) }));
      expect((await sharp(drawn).metadata()).icc).toBeUndefined();
    }
  });

  test.each(["jpg", "webp"] as const)("a %s of another profile", async (type) => {
    const wide = await sharp(caseFile("prophoto8.png"))
      .keepIccProfile()
      [type === "jpg" ? "jpeg" : "webp"]({
        quality: 100,
        ...(type === "jpg" && { chromaSubsampling: "4:4:4" }),
      })
      .toBuffer();
    expect((await sharp(wide).metadata()).icc).toBeDefined();
    // Wide colours have fewer levels where the format itself loses some.
    expectNear(await barsOf(await stored(wide, type)), srgb, type === "jpg" ? 12 : 6);
  });
});

describe("a JPEG that lacks only its end marker is accepted", () => {
  test.each([
    ["as it is usual", {}, 2],
    ["of which half a marker is left", {}, 1],
    ["in several passes", { progressive: true }, 2],
    ["without colours at half the size", { chromaSubsampling: "4:4:4" }, 2],
    ["with tables of its own", { optimiseCoding: true, mozjpeg: true }, 2],
  ])("%s", async (_, options, missing) => {
    const whole = await sharp(await samples.photo(300, 200, 3))
      .jpeg(options)
      .toBuffer();
    const cut = whole.subarray(0, -missing);
    expect(await stored(cut, "jpg")).toEqual(await stored(whole, "jpg"));
  });

  test("also one that lies on its side", async () => {
    const lying = (await samples.jpg(64, 48, 6)).subarray(0, -2);
    expect(await sharp(await stored(lying, "jpg")).metadata()).toMatchObject({
      width: 48,
      height: 64,
    });
  });

  test.each([3, 10, 100, 1000, 5000])("but not one that lacks %d bytes", async (missing) => {
    for (const progressive of [false, true]) {
      const whole = await sharp(await samples.photo(300, 200, 3))
        .jpeg({ progressive })
        .toBuffer();
      await expect(stored(whole.subarray(0, -missing), "jpg")).rejects.toThrow("broken");
    }
  });

  test("nor one whose passes are not all there", async () => {
    const whole = await sharp(await samples.photo(300, 200, 3))
      .jpeg({ progressive: true })
      .toBuffer();
    const scans = [...whole.toString("latin1").matchAll(/\xff\xda/g)].map(({ index }) => index);
    const tables = whole.lastIndexOf(Buffer.from("ffc4", "hex"));
    for (const at of [scans.at(-1) ?? 0, tables]) {
      await expect(stored(whole.subarray(0, at), "jpg")).rejects.toThrow("broken");
    }
  });

  test("a PNG that lacks its end chunk is accepted as well", async () => {
    const whole = await samples.png();
    expect(await stored(whole.subarray(0, -12))).toEqual(await stored(whole));
    await expect(stored(whole.subarray(0, whole.length / 2))).rejects.toThrow("broken");
  });
});

test("a picture of the site's own is measured and stays as it is, byte for byte", async () => {
  const webp = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#0a7" } })
    .webp()
    .toBuffer();
  const { file } = await tempFile(webp);
  const drawn = await encodeUpload({ file, type: "webp", isEncoded: true });
  expect(drawn).toEqual({ bytes: webp, width: 90, height: 60 });
});
