import { describe, expect, test } from "vitest";
import { box, mov, mp4, nested } from "#tests/support/fileSamples.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import { tempFile } from "#tests/support/tempFile.ts";
import { blankLocation } from "./blankLocation.server.ts";

setupTestStorage();

const place = "-08.0522-034.8829/";
const header = box("mvhd", "h".repeat(100));
const track = nested("trak", box("tkhd", "t".repeat(84)));
const appleMeta = nested(
  "meta",
  box("keys", "mdtacom.apple.quicktime.location.ISO6709"),
  box("ilst", place),
);

async function blanked(bytes: Buffer): Promise<Buffer> {
  const file = await tempFile(bytes);
  await blankLocation(file);
  return file.read(0, file.size);
}

describe("the place where a video was filmed is blanked", () => {
  test.each([
    ["as Android writes it", nested("udta", box("\u00a9xyz", place))],
    ["as 3GPP phones write it", nested("udta", box("loci", place))],
    ["as iPhones write it", appleMeta],
    ["in a track", nested("trak", nested("udta", box("\u00a9xyz", place)))],
    ["in iTunes' list", nested("udta", nested("meta", nested("ilst", box("\u00a9xyz", place))))],
    [
      "as ffmpeg writes it",
      nested("udta", nested("meta", box("keys", "mdtalocation"), box("ilst", place))),
    ],
    ["in XMP", nested("udta", box("XMP_", `<exif:GPSLatitude>${place}`))],
    ["in Adobe's box", box("uuid", `0123456789abcdef<exif:GPSLatitude>${place}`)],
    ["after a terminator", nested("udta", box("\u00a9xyz", place), Buffer.alloc(4))],
  ])("%s", async (_, metadata) => {
    const before = Buffer.concat([mp4, nested("moov", header, metadata, track)]);
    expect(before.includes(place)).toBe(true);
    const after = await blanked(before);
    expect(after.includes(place)).toBe(false);
    expect(after.length).toBe(before.length);
    expect(after.includes("free")).toBe(true);
    expect(after.subarray(0, mp4.length + 8 + header.length)).toEqual(
      before.subarray(0, mp4.length + 8 + header.length),
    );
    expect(after.subarray(-track.length)).toEqual(track);
  });

  test("behind the large picture data of a 64-bit size", async () => {
    const data = Buffer.concat([
      Buffer.from("\0\0\0\u0001mdat\0\0\0\0\0\0\0\u0018", "latin1"),
      Buffer.alloc(8),
    ]);
    const movie = nested("moov", nested("udta", box("\u00a9xyz", place)));
    expect((await blanked(Buffer.concat([mov, data, movie]))).includes(place)).toBe(false);
  });
});

describe("a video stays byte for byte", () => {
  test.each([
    ["whose metadata tells no place", nested("moov", header, nested("udta", box("meta", "Lavf")))],
    ["whose XMP tells none", nested("moov", nested("udta", box("XMP_", "<xmp:CreatorTool>")))],
    ["whose last box is cut off", box("moov", "u".repeat(50)).subarray(0, 30)],
    ["with a box of no size", Buffer.from("\0\0\0\u0004moov", "latin1")],
    [
      "in whose picture data the name of the box occurs",
      box("mdat", box("\u00a9xyz", place).toString("latin1")),
    ],
  ])("%s", async (_, rest) => {
    const bytes = Buffer.concat([mp4, rest]);
    expect(await blanked(bytes)).toEqual(bytes);
  });

  test("of more boxes than a video has, of which the first are read alone", async () => {
    const many = Buffer.concat(Array.from({ length: 20_000 }, () => box("moov", "")));
    const bytes = Buffer.concat([mp4, many, nested("moov", nested("udta", box("loci", place)))]);
    expect(await blanked(bytes)).toEqual(bytes);
  });
});
