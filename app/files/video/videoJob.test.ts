import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { caseFile } from "#tests/support/cases.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import { sniff } from "../content/sniff.server.ts";
import * as Jobs from "../jobs/jobs.repo.server.ts";
import { startWorker } from "../jobs/worker.server.ts";
import * as Media from "../media.repo.server.ts";
import { store } from "../store.server.ts";
import * as Videos from "../videos.repo.server.ts";
import { missingTool } from "./ffmpeg.server.ts";
import { FilmFaultError } from "./filmFault.ts";
import { generateRenditions } from "./videoJob.server.ts";

const database = setupTestDatabase();
const storage = setupTestStorage();
const folder = mkdtempSync(join(tmpdir(), "video-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A video of 5 s with sound, like one from a camera or an editor. */
function makeVideo(name: string, ...options: string[]): Buffer {
  const file = join(folder, name);
  const picture = ["-f", "lavfi", "-i", "testsrc2=size=576x384:rate=4:duration=5"];
  const sound = ["-f", "lavfi", "-i", "sine=duration=5"];
  execFileSync("ffmpeg", ["-v", "error", "-y", ...picture, ...sound, ...options, file]);
  return readFileSync(file);
}

/** The same MP4, to be shown turned by a right angle: its track header's matrix (ISO 14496-12, 8.3.2) says so. */
function turned(mp4: Buffer): Buffer {
  const matrix = mp4.indexOf("tkhd") + 44;
  const copy = Buffer.from(mp4);
  for (const [index, value] of [0, 1, 0, -1, 0].entries()) {
    copy.writeInt32BE(value * 65_536, matrix + 4 * index);
  }
  return copy;
}

/** The same WebM, as a recorder writes it that cannot go back: its segment's size is not told. */
function ofUnknownSize(webm: Buffer): Buffer {
  const size = webm.indexOf(Buffer.from([0x18, 0x53, 0x80, 0x67])) + 4;
  const copy = Buffer.from(webm);
  copy.set([0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], size);
  return copy;
}

const h264 = ["-c:v", "libx264", "-pix_fmt", "yuv420p"];

async function storeVideo(bytes: Buffer) {
  const { id } = await store([bytes], { originalName: "a.mp4", accept: "video" });
  const job = await Jobs.findNext("video");
  if (!job) throw new Error("A stored video has a job");
  return { path: id, job };
}

const control = (signal = new AbortController().signal) => {
  const reported: number[] = [];
  const report = async (progress: number) => void reported.push(progress);
  return { reported, report, signal };
};

/** ffmpeg runs at low priority, so it may be slow on a busy machine. */
const patience = { timeout: 180_000 };

describe.runIf((await missingTool()) === undefined)("a video", patience, () => {
  test("that browsers play keeps its own quality and gets the lower ones", async () => {
    const bytes = makeVideo("a.mp4", "-c:v", "libx264", "-pix_fmt", "yuv420p", "-c:a", "aac");
    const { path, job } = await storeVideo(bytes);
    expect((await Videos.findByPath(path))?.sources.map((source) => source.path)).toEqual([path]);

    const { reported, ...rest } = control();
    await generateRenditions(job, rest);
    const video = await Videos.findByPath(path);
    expect(video).toMatchObject({ width: 576, height: 384 });
    expect((await Media.findByPath(path))?.duration).toBeCloseTo(5, 0);
    expect(video?.sources.map(({ height, path: at }) => [height, at === path])).toEqual([
      [360, true],
      [240, false],
    ]);
    expect(reported.at(-1)).toBeGreaterThan(50);
    const read = (at: string) => readFileSync(join(storage.root(), "public", at));
    expect(sniff(read(video?.sources[1]?.path ?? ""))).toBe("mp4");
    expect(sniff(read(video?.poster ?? ""))).toBe("webp");
    const vtt = read(video?.thumbnails ?? "").toString();
    expect(vtt).toMatch(
      /^WEBVTT\n\n00:00:00\.000 --> 00:00:02\.000\n\/storage\/images\/.*#xywh=0,0,160,106\n/,
    );
    expect(vtt.match(/xywh/g)).toHaveLength(3);
    expect(storage.files().filter((file) => file.startsWith("tmp"))).toEqual([]);
  });

  test("that browsers do not play is made anew in its own height too", async () => {
    const { path, job } = await storeVideo(
      makeVideo("b.mov", "-c:v", "mpeg4", "-c:a", "pcm_s16le"),
    );
    await generateRenditions(job, control());
    const video = await Videos.findByPath(path);
    expect(video?.sources.map((source) => [source.height, source.type])).toEqual([
      [360, "video/mp4"],
      [240, "video/mp4"],
    ]);
  });

  test("in colours that browsers do not decode is made anew too", async () => {
    const { path, job } = await storeVideo(
      makeVideo("422.mp4", "-c:v", "libx264", "-pix_fmt", "yuv422p", "-an"),
    );
    await generateRenditions(job, control());
    const sources = (await Videos.findByPath(path))?.sources ?? [];
    expect(sources.map((source) => source.height)).toEqual([360, 240]);
    expect(sources.map((source) => source.path)).not.toContain(path);
  });

  test("that a phone has filmed upright has the size as shown", async () => {
    const lying = makeVideo("lying.mp4", "-c:v", "libx264", "-pix_fmt", "yuv420p", "-an");
    const { path, job } = await storeVideo(turned(lying));
    await generateRenditions(job, control());
    expect(await Videos.findByPath(path)).toMatchObject({ width: 384, height: 576 });
    const { db } = database;
    const renditions = db().selectFrom("mediaVariant").where("kind", "=", "video");
    for (const { width, height } of await renditions.select(["width", "height"]).execute()) {
      expect(width).toBe(Math.round(height / 3) * 2);
    }
  });

  test("whose job is cut leaves nothing half made, and goes on later", async () => {
    const { path, job } = await storeVideo(makeVideo("c.mov", "-c:v", "mpeg4", "-an"));
    const cut = new AbortController();
    const { report, signal } = control(cut.signal);
    const cutting = generateRenditions(job, {
      signal,
      report: async (progress) => {
        await report(progress);
        cut.abort();
      },
    });
    await expect(cutting).rejects.toThrow();
    expect(storage.files().filter((file) => file.startsWith("tmp"))).toEqual([]);
    await generateRenditions(job, control());
    expect((await Videos.findByPath(path))?.sources).toHaveLength(2);
  });

  test.each([
    ["live.webm", () => caseFile("live.webm")],
    [
      "WebM, recorded by a browser",
      () => makeVideo("live.webm", "-c:v", "libvpx", "-c:a", "libopus", "-live", "1"),
    ],
    [
      "WebM of pictures alone",
      () => makeVideo("still.webm", "-c:v", "libvpx-vp9", "-cpu-used", "8", "-an", "-live", "1"),
    ],
    [
      "MP4 in fragments",
      () =>
        makeVideo("parts.mp4", ...h264, "-an", "-movflags", "frag_keyframe+empty_moov", "-g", "4"),
    ],
  ])("that names no duration is read to its end: %s", async (_, bytes) => {
    const { path, job } = await storeVideo(bytes());
    await generateRenditions(job, control());
    const { duration } = (await Media.findByPath(path)) ?? {};
    expect(duration).toBeGreaterThan(1.5);
    expect(duration).toBeLessThan(7);
    const vtt = (await Videos.findByPath(path))?.thumbnails ?? "";
    const cues = readFileSync(join(storage.root(), "public", vtt)).toString();
    const [, end] = /--> 00:00:(\S+)\n[^\n]*\n*$/.exec(cues) ?? [];
    expect(Number(end)).toBeCloseTo(duration ?? 0, 2);
  });

  test.each<[string, () => Buffer, RegExp]>([
    [
      "a WebM of unknown size that ends in the middle",
      () => {
        const whole = makeVideo("whole.webm", "-c:v", "libvpx", "-an", "-g", "4");
        return ofUnknownSize(whole).subarray(0, whole.length / 2);
      },
      /^film:cut:[12]\.\d$/,
    ],
    [
      "an MP4 whose later pictures are overwritten",
      () => {
        const whole = makeVideo("scratched.mp4", ...h264, "-an", "-g", "1");
        const media = whole.indexOf("mdat") + 4;
        return whole.fill(0xaa, media + 2000, media + (whole.length - media) / 2);
      },
      /^film:damaged$/,
    ],
  ])(
    "that is not whole gets what can be made of it, and staff are told: %s",
    async (_, bytes, told) => {
      const { path } = await storeVideo(bytes());
      const worker = startWorker("video", generateRenditions, { info() {}, warn() {}, error() {} });
      await expect
        .poll(async () => (await Videos.findProgress(path))?.error, { timeout: 60_000 })
        .toMatch(told);
      await worker.stop();
      expect((await Videos.findProgress(path))?.fault).toMatchObject({
        kind: told.source.includes("cut") ? "cut" : "damaged",
      });
      expect((await Videos.findByPath(path))?.poster).toMatch(/webp$/);
      // The next start of the site finds the same film, and does not try it again.
      await Jobs.resetFailed("video");
      expect(await Jobs.findNext("video")).toBeUndefined();
    },
  );

  test("that is none is reported, and its playlist is never followed", async () => {
    const { job } = await storeVideo(samples.mp4);
    await expect(generateRenditions(job, control())).rejects.toThrow(FilmFaultError);
    writeFileSync(join(storage.root(), "public", job.media.path), "#EXTM3U\n/etc/passwd\n");
    await expect(generateRenditions(job, control())).rejects.toThrow(FilmFaultError);
    expect(await database.db().selectFrom("mediaVariant").selectAll().execute()).toEqual([]);
  });
});
