import { describe, expect, test } from "vitest";
import { caseFile } from "#tests/support/cases.ts";
import { box, film, mov, mp4, nested, track, webm, webmFilm } from "#tests/support/fileSamples.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import { tempFile } from "#tests/support/tempFile.ts";
import { verifyFilm } from "./verifyFilm.server.ts";

setupTestStorage();

/** Why a film is refused; undefined for one that is not. */
async function refusal(bytes: Buffer, type: "mp4" | "mov" | "webm" = "mp4") {
  try {
    await verifyFilm(await tempFile(bytes), type);
    return undefined;
  } catch (error) {
    return (error as { key?: string }).key?.replace("api.files.", "");
  }
}

const type = box("ftyp", "isom\0\0\x02\0isom");
const index = (...inner: Buffer[]) => nested("moov", box("mvhd", "\0".repeat(100)), ...inner);
const data = box("mdat", "x".repeat(64));
/** An index before, within or after the media, wherever that stands. */
const fragments = (count: number) =>
  Buffer.concat(
    Array.from({ length: count }, () => Buffer.concat([box("moof", "\0".repeat(40)), data])),
  );
const live = (...handlers: string[]) =>
  Buffer.concat([
    type,
    index(
      ...handlers.map((each) => track(each, 0, 0)),
      nested("mvex", box("trex", "\0".repeat(24))),
    ),
  ]);

describe("a film is accepted", () => {
  test.each([
    ["MP4", mp4, "mp4"],
    ["QuickTime", mov, "mov"],
    ["WebM", webm, "webm"],
    ["an MP4 from a camera", caseFile("nikon.mp4"), "mp4"],
    ["with sound", film({ handlers: ["soun", "vide"] }), "mp4"],
    ["with times and texts", film({ handlers: ["tmcd", "text", "vide"] }), "mp4"],
    [
      "with its index at the end",
      Buffer.concat([type, data, index(track("vide", type.length + 8, 64))]),
      "mp4",
    ],
    ["with 64-bit offsets", wide(film()), "mp4"],
    ["in fragments", Buffer.concat([live("vide", "soun"), fragments(3)]), "mp4"],
    ["with bytes behind it", Buffer.concat([mp4, Buffer.alloc(100_000)]), "mp4"],
    [
      "with a note that is cut off",
      Buffer.concat([mp4, box("free", "y".repeat(50)).subarray(0, 30)]),
      "mp4",
    ],
    [
      "whose index is compressed, as QuickTime once did",
      Buffer.concat([type, data, index(box("cmov", "z"))]),
      "mov",
    ],
    ["a WebM of a known size", sizedWebm(), "webm"],
  ] as const)("%s", async (_, bytes, kind) => {
    expect(await refusal(bytes, kind)).toBeUndefined();
  });
});

describe("a film without an index is refused with the reason", () => {
  test.each([
    ["as a camera leaves it that lost power", Buffer.concat([type, data])],
    [
      "whose index is cut off",
      Buffer.concat([type, data, index(track("vide", 40, 64))]).subarray(0, -20),
    ],
    [
      "whose media goes on for ever",
      Buffer.concat([type, Buffer.from("\0\0\0\0mdat", "latin1"), Buffer.alloc(5000, "x")]),
    ],
    ["of its brands alone", type],
  ])("%s", async (_, bytes) => {
    expect(await refusal(bytes)).toBe("videoIndex");
    expect(await refusal(bytes, "mov")).toBe("videoIndex");
  });

  test("a WebM of a header alone", async () => {
    expect(await refusal(webm.subarray(0, 28), "webm")).toBe("videoIndex");
  });
});

describe("sound alone is refused with the reason", () => {
  test.each([
    ["audio.mp4", caseFile("audio.mp4")],
    ["as music players write it", film({ brands: "M4A \0\0\0\0M4A mp42isom", handlers: ["soun"] })],
    ["with chapters", film({ handlers: ["soun", "text"] })],
    [
      "with a picture's track that is empty",
      Buffer.concat([type, index(track("soun", 20, 8), emptyTrack("vide")), data]),
    ],
    ["in fragments", Buffer.concat([live("soun"), fragments(2)])],
    ["of a recording that never began", live("vide")],
    ["without any track", Buffer.concat([type, index(), data])],
  ])("%s", async (_, bytes) => {
    expect(await refusal(bytes)).toBe("videoPicture");
  });

  test.each([
    ["WebM", webmFilm({ trackType: 2 })],
    ["a WebM that ends before its first picture", webm.subarray(0, -6)],
  ])("%s", async (_, bytes) => {
    expect(await refusal(bytes, "webm")).toBe("videoPicture");
  });
});

describe("a film whose end is missing is refused with the reason", () => {
  test.each([
    ["truncated-faststart.mp4", caseFile("truncated-faststart.mp4")],
    ["by one byte", film().subarray(0, -1)],
    ["of its sound alone", film({ handlers: ["vide", "soun"] }).subarray(0, -70)],
    ["with 64-bit offsets", wide(film()).subarray(0, -10)],
    [
      "in fragments, within the media",
      Buffer.concat([live("vide"), fragments(2)]).subarray(0, -10),
    ],
    ["in fragments, within an index", Buffer.concat([live("vide"), fragments(2)]).subarray(0, -90)],
  ])("%s", async (_, bytes) => {
    expect(await refusal(bytes)).toBe("videoCut");
  });

  test("a WebM that is smaller than it says", async () => {
    expect(await refusal(sizedWebm().subarray(0, -1), "webm")).toBe("videoCut");
  });
});

test("whatever is changed in a film, it is judged and nothing else fails", async () => {
  const films = [
    [mp4, "mp4"],
    [wide(film({ handlers: ["vide", "soun"] })), "mov"],
    [sizedWebm(), "webm"],
  ] as const;
  for (const [bytes, kind] of films) {
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ (at % 2 === 0 ? 0xff : 0x01);
      expect([undefined, "videoIndex", "videoPicture", "videoCut"]).toContain(
        await refusal(changed, kind),
      );
      expect([undefined, "videoIndex", "videoPicture", "videoCut"]).toContain(
        await refusal(bytes.subarray(0, at), kind),
      );
    }
  }
});

/** The same film with offsets of 64 bits. */
function wide(bytes: Buffer): Buffer {
  const at = bytes.indexOf("stco") - 4;
  const offset = bytes.readUInt32BE(at + 16);
  const added = 4;
  const table = Buffer.alloc(24);
  table.writeUInt32BE(24, 0);
  table.write("co64", 4);
  table.writeUInt32BE(1, 12);
  table.writeBigUInt64BE(BigInt(offset + added), 16);
  const grown = Buffer.concat([bytes.subarray(0, at), table, bytes.subarray(at + 20)]);
  for (const name of ["moov", "trak", "mdia", "minf", "stbl"]) {
    const size = grown.lastIndexOf(name, at) - 4;
    grown.writeUInt32BE(grown.readUInt32BE(size) + added, size);
  }
  return grown;
}

function emptyTrack(handler: string): Buffer {
  const bytes = track(handler, 0, 0);
  bytes.writeUInt32BE(0, bytes.indexOf("stsz") + 12);
  bytes.writeUInt32BE(0, bytes.indexOf("stco") + 8);
  return bytes;
}

/** The segment's size is that of its tracks (10 bytes) and of its cluster (6). */
function sizedWebm(): Buffer {
  return webmFilm({ size: "90" });
}
