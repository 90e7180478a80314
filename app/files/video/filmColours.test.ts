import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { caseFile } from "#tests/support/cases.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as films from "#tests/support/films.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import * as Jobs from "../jobs/jobs.repo.server.ts";
import { store } from "../store.server.ts";
import { makePoster, makeRendition, makeThumbnails } from "./encodeVideo.server.ts";
import { missingTool } from "./ffmpeg.server.ts";
import { filmColours } from "./filmColours.ts";
import { probe } from "./probe.server.ts";
import { sheetOf } from "./thumbnails.ts";
import { posterPath, renditionPath, spritePath } from "./videoPaths.ts";

setupTestDatabase();
const storage = setupTestStorage();
const patience = { timeout: 180_000 };

/** Stores a film and makes a poster, previews and its smallest rendition from it. */
async function prepared(bytes: Buffer, originalName = "a.mp4") {
  const { id: path } = await store([bytes], { originalName, accept: "video" });
  const media = (await Jobs.findNext("video"))?.media;
  if (!media) throw new Error("A stored video has a job");
  const { signal } = new AbortController();
  const disk = (at: string) => join(storage.root(), "public", at);
  const facts = await probe(disk(path), media.type, signal);
  const source = { id: media.id, path, file: disk(path), type: media.type, ...facts };
  await makePoster(source, posterPath(path), signal);
  await makeThumbnails(source, signal);
  await makeRendition(source, renditionPath(path, 240), 240, { report: async () => {}, signal });
  return {
    facts,
    size: { width: facts.width, height: facts.height },
    poster: disk(posterPath(path)),
    sprite: disk(spritePath(path)),
    renditions: [disk(renditionPath(path, 240))],
  };
}

type Prepared = Awaited<ReturnType<typeof prepared>>;

/** The colours of a film of bars among the cases. */
function barsOf(name: string, width: number, height: number) {
  const pixels = films.framePixels(join(import.meta.dirname, "../../../tests/cases", name));
  return films.coloursAt(films.bars, pixels, width, { width, height });
}

/** The colours in the poster, the first preview and every rendition. */
async function shown({ poster, sprite, renditions, size }: Prepared, points = films.fields) {
  const pixelsOf = (file: string) =>
    sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const posterPixels = await pixelsOf(poster);
  const spritePixels = await pixelsOf(sprite);
  const preview = sheetOf({ ...size, duration: 1 });
  return {
    poster: films.coloursAt(points, posterPixels.data, posterPixels.info.width, posterPixels.info),
    preview: films.coloursAt(points, spritePixels.data, spritePixels.info.width, preview),
    renditions: renditions.map((file) => {
      const { width, height } = films.probeFilm(file, "width,height");
      const part = { width: Number(width), height: Number(height) };
      return films.coloursAt(points, films.framePixels(file), part.width, part);
    }),
  };
}

function expectBt709({ renditions }: Prepared) {
  for (const file of renditions) {
    const tags =
      "pix_fmt,sample_aspect_ratio,color_range,color_space,color_transfer,color_primaries";
    expect(films.probeFilm(file, tags)).toEqual({
      pix_fmt: "yuv420p",
      sample_aspect_ratio: "1:1",
      color_range: "tv",
      color_space: "bt709",
      color_transfer: "bt709",
      color_primaries: "bt709",
    });
  }
}

async function expectColours(
  film: Prepared,
  colours: readonly (readonly number[])[],
  { points = films.fields, within = 6 } = {},
) {
  const { poster, preview, renditions } = await shown(film, points);
  expect(renditions.length).toBeGreaterThan(0);
  for (const [name, seen] of [
    ["poster", poster],
    ["preview", preview],
    ...renditions.map((each) => ["rendition", each] as const),
  ] as const) {
    expect(films.apart(seen, colours), `${name} ${JSON.stringify(seen)}`).toBeLessThanOrEqual(
      within,
    );
  }
  expectBt709(film);
}

const vp9 = ["-c:v", "libvpx-vp9", "-crf", "15", "-b:v", "0", "-cpu-used", "8"];
const vp8 = ["-c:v", "libvpx", "-crf", "10", "-b:v", "2M"];
const x265 = ["-c:v", "libx265", "-preset", "ultrafast", "-x265-params", "log-level=error:crf=12"];
const sd = "640:360";

describe.runIf((await missingTool()) === undefined)("a film's colours survive", patience, () => {
  test.each<[string, films.FilmOptions]>([
    ["in BT.709, as it says", {}],
    ["in BT.709, as its size says", { filters: [films.untagged] }],
    [
      "in BT.601, as its size says",
      { size: sd, colours: "m=170m:p=709:t=709:r=tv", filters: [films.untagged] },
    ],
    ["in BT.601, as it says", { size: sd, colours: "m=170m:p=709:t=709:r=tv" }],
    ["in BT.601 for Europe, as it says", { size: "768:576", colours: "m=470bg:p=709:t=709:r=tv" }],
    ["in BT.601 although it is large, as it says", { colours: "m=170m:p=709:t=709:r=tv" }],
    ["in BT.709 although it is small, as it says", { size: sd }],
    ["in the full range", { colours: "m=709:p=709:t=709:r=pc", format: "yuvj420p" }],
    ["with ten bits", { format: "yuv420p10le" }],
    ["with all its colours", { format: "yuv444p" }],
    [
      "in the primaries of BT.2020",
      { colours: "m=2020_ncl:p=2020:t=2020_10:r=tv", format: "yuv420p10le" },
    ],
    ["in the primaries of Display P3", { colours: "m=709:p=smpte432:t=709:r=tv" }],
    [
      "in VP9 that says nothing",
      {
        name: "a.webm",
        colours: "m=170m:p=709:t=709:r=tv",
        filters: [films.untagged],
        encoder: vp9,
      },
    ],
    [
      "in VP8",
      {
        name: "a.webm",
        size: sd,
        colours: "m=170m:p=709:t=709:r=tv",
        filters: [films.untagged],
        encoder: vp8,
      },
    ],
    [
      "in red, green and blue",
      { name: "a.webm", size: sd, colours: "m=gbr:p=709:t=709:r=pc", format: "gbrp", encoder: vp9 },
    ],
  ])("%s", async (_, options) => {
    await expectColours(await prepared(films.cardFilm(options), options.name), films.card);
  });

  test.each(["tagged720.mp4", "untagged720.mp4"])("%s", async (name) => {
    await expectColours(await prepared(caseFile(name)), barsOf(name, 1280, 720), {
      points: films.bars,
    });
  });
});

describe.runIf((await missingTool()) === undefined)("HDR becomes SDR", patience, () => {
  /** Of an SDR film, as an HDR camera would have filmed its card: white is 203 cd/m². */
  const asHdr = (transfer: string, format = "yuv420p10le"): films.FilmOptions => ({
    size: sd,
    colours: "m=gbr:p=709:t=linear:npl=203",
    format: "gbrpf32le",
    filters: [`zscale=p=2020:t=${transfer}:m=2020_ncl:r=tv:npl=203`, `format=${format}`],
    encoder: x265,
  });

  test("IMG_1325.MOV, like its twin", async () => {
    const film = await prepared(caseFile("IMG_1325.MOV"), "IMG_1325.MOV");
    expect(film.facts.isPlayable).toBe(false);
    // Of its strongest colours the camera's film has kept what is left of them in BT.2020.
    await expectColours(film, barsOf("sdr.mp4", 640, 360), { points: films.bars, within: 16 });
  });

  test.each([
    ["HLG", asHdr("arib-std-b67"), 6],
    ["PQ", asHdr("smpte2084"), 6],
    // Eight bits of BT.2020 hold no dark red beside a strong green.
    [
      "HLG of 8 bits in H.264, as cameras film it",
      { ...asHdr("arib-std-b67", "yuv420p"), encoder: films.x264 },
      32,
    ],
  ])("%s", async (_, options, within) => {
    const film = await prepared(films.cardFilm(options));
    expect(film.facts.isPlayable).toBe(false);
    await expectColours(film, films.card, { within });
  });

  test("light beyond white is kept apart, not burnt out", async () => {
    const white = 12;
    const gray = async (stops: number) => {
      const { filters = [], ...options } = asHdr("arib-std-b67");
      const film = films.cardFilm({ ...options, filters: [`exposure=${stops}`, ...filters] });
      return (await shown(await prepared(film))).poster[white]?.[0] ?? 0;
    };
    const [once, twice] = [await gray(0), await gray(1)];
    expect(twice).toBeGreaterThan(once);
    expect(twice).toBeLessThan(255);
  });
});

describe.runIf((await missingTool()) === undefined)("pixels become square", patience, () => {
  test("hdv.mp4", async () => {
    const film = await prepared(caseFile("hdv.mp4"));
    await expectSquare(film, 16 / 9);
    expect(film.size).toEqual({ width: 1920, height: 1080 });
  });

  const wide = (sar: string) => `setsar=${sar}`;
  test.each<[string, films.FilmOptions, number, { width: number; height: number }]>([
    [
      "DV for America",
      { size: "720:480", filters: [wide("8/9")] },
      4 / 3,
      { width: 640, height: 480 },
    ],
    [
      "DVD for Europe",
      { size: "720:576", filters: [wide("64/45")] },
      16 / 9,
      { width: 1024, height: 576 },
    ],
    [
      "a cinema's",
      { size: "960:720", filters: [wide("2/1")] },
      8 / 3,
      { width: 1920, height: 720 },
    ],
    [
      "WebM",
      { name: "a.webm", size: "480:360", filters: [wide("4/3")], encoder: vp8 },
      16 / 9,
      { width: 640, height: 360 },
    ],
  ])("%s", async (_, options, ratio, size) => {
    const film = await prepared(films.cardFilm(options), options.name);
    await expectSquare(film, ratio);
    expect(film.size).toEqual(size);
  });

  test("of a film that lies on its side", async () => {
    const lying = films.cardFilm({ size: "480:360", filters: [wide("4/3")] });
    const upright = films.changedFilm(lying, "turned.mp4", [
      "-c",
      "copy",
      "-metadata:s:v",
      "rotate=90",
    ]);
    const film = await prepared(upright);
    expect(film.size).toEqual({ width: 360, height: 640 });
    await expectSquare(film, 9 / 16);
  });

  async function expectSquare(film: Prepared, ratio: number) {
    const poster = await sharp(film.poster).metadata();
    expect(poster.width / poster.height).toBeCloseTo(ratio, 1);
    expectBt709(film);
    for (const file of film.renditions) {
      const { width, height } = films.probeFilm(file, "width,height");
      expect(Number(width) / Number(height)).toBeCloseTo(ratio, 1);
    }
  }
});

test("what a film says of its colours counts, however little it is", () => {
  expect(filmColours({})).toEqual({
    matrix: "smpte170m",
    primaries: "bt709",
    transfer: "sdr",
    range: "tv",
  });
  const hlg = { color_transfer: "arib-std-b67", height: 1080, pix_fmt: "yuv420p10le" };
  expect(filmColours(hlg)).toEqual({
    matrix: "bt2020nc",
    primaries: "bt2020",
    transfer: "arib-std-b67",
    range: "tv",
  });
  expect(filmColours({ color_space: "reserved", height: 720 }).matrix).toBe("bt709");
  expect(filmColours({ codec_name: "av1", height: 2160 }).matrix).toBe("smpte170m");
  expect(filmColours({ pix_fmt: "bgra" })).toMatchObject({ matrix: "gbr", range: "pc" });
  expect(filmColours({ color_space: "gbr", pix_fmt: "yuv420p", height: 1080 }).matrix).toBe(
    "bt709",
  );
});
