import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import * as Jobs from "../jobs/jobs.repo.server.ts";
import type { JobControl } from "../jobs/worker.server.ts";
import { moveVariant, recordVariant, writeVariant } from "../jobs/writeVariant.server.ts";
import { runInImageWorker } from "../picture/imageWorker.server.ts";
import { newTempPath } from "../storage.server.ts";
import { inputOptions, type RunOptions, run, tenMinutes } from "./ffmpeg.server.ts";
import { conversion } from "./filmColours.ts";
import { FilmFaultError } from "./filmFault.ts";
import type { VideoFacts } from "./probe.server.ts";
import { sheetColumns, sheetOf, thumbnailsVtt } from "./thumbnails.ts";
import { spritePath, thumbnailsPath } from "./videoPaths.ts";

export interface SourceVideo extends VideoFacts {
  id: number;
  path: string;
  /** Its bytes, on the disk. */
  file: string;
  type: string;
}

/** How often a rendition's progress is stored, as a share of the rendition. */
const progressStep = 0.04;
/** A file may claim any duration; a timer is limited to 24 days. */
const longestSeconds = 24 * 3600;

/** The player's maximum width; the poster is loaded with the page, on phones too. */
const posterWidth = 1280;

/** The frame at a tenth of the video (the first one is often black), at most 2 s in. */
export async function makePoster(video: SourceVideo, path: string, signal: AbortSignal) {
  const at = Math.min(2, video.duration / 10);
  const posterSize = scaled(video, Math.min(1, posterWidth / video.width));
  const filters = conversion(video.colours, posterSize, "picture");
  const extract = (before: string[]) =>
    extractFrame(video, { before, filters, format: "png" }, { signal });
  const frame = (await extract(["-ss", at.toFixed(2)])) ?? (await extract([]));
  if (!frame) throw new FilmFaultError({ kind: "unreadable" });
  try {
    const { bytes, width, height } = await runInImageWorker("encodePoster", { file: frame });
    await writeVariant(path, bytes);
    await recordVariant({
      mediaId: video.id,
      kind: "image",
      path,
      type: "image/webp",
      width,
      height,
      size: bytes.length,
    });
    await Jobs.updateMedia(video.id, { poster: path });
  } finally {
    await rm(frame, { force: true });
  }
}

/** ffmpeg's words, old and new, for a picture that it cannot decode. */
const undecodable = /Error (while decoding stream|submitting packet to decoder)/;

/**
 * A sprite sheet of thumbnails, and the WebVTT that maps times to them.
 *
 * @returns how many parts of the video could not be decoded: all of it is read here
 */
export async function makeThumbnails(video: SourceVideo, signal: AbortSignal): Promise<number> {
  const sheet = sheetOf(video);
  const filters = [
    `fps=1/${sheet.interval.toFixed(3)}:start_time=0:round=up`,
    conversion(video.colours, sheet, "jpeg"),
    `tile=${sheetColumns}x${sheet.rows}`,
  ].join(",");
  let faults = 0;
  const onError = (line: string) => {
    if (undecodable.test(line)) faults++;
  };
  // Decodes the whole video without a sign of progress, at half the speed of playing it at worst.
  const silenceMs = tenMinutes + 2000 * Math.min(video.duration, longestSeconds);
  const options = { signal, silenceMs, onError };
  const tiles = await extractFrame(video, { filters, format: "mjpeg" }, options);
  if (!tiles) throw new FilmFaultError({ kind: "unreadable" });
  const sprite = spritePath(video.path);
  const vtt = Buffer.from(thumbnailsVtt(sheet, sprite, video.duration));
  const dimensions = { width: sheet.width * sheetColumns, height: sheet.height * sheet.rows };
  const common = { mediaId: video.id, kind: "thumbnails" as const, ...dimensions };
  const size = await moveVariant(tiles, sprite);
  await recordVariant({ ...common, path: sprite, type: "image/jpeg", size });
  const path = thumbnailsPath(video.path);
  await writeVariant(path, vtt);
  await recordVariant({ ...common, path, type: "text/vtt", size: vtt.length });
  return faults;
}

/** The video at one height: H.264 and AAC, playable while it is downloading. */
export async function makeRendition(
  video: SourceVideo,
  path: string,
  height: number,
  { report, signal }: JobControl,
): Promise<void> {
  const output = newTempPath();
  let reported = 0;
  const onLine = (line: string) => {
    const [, microseconds] = /^out_time_us=(\d+)/.exec(line) ?? [];
    const part = video.duration > 0 ? Number(microseconds) / 1e6 / video.duration : 0;
    if (!(part >= reported + progressStep)) return;
    reported = Math.min(1, part);
    void report(reported);
  };
  try {
    const shown = scaled(video, Math.min(1, height / video.height));
    await run("ffmpeg", renditionArguments(video, shown, output), { onLine, signal });
    const size = await moveVariant(output, path);
    const row = { path, type: "video/mp4", width: shown.width, height, size };
    await recordVariant({ mediaId: video.id, kind: "video", ...row });
  } finally {
    await rm(output, { force: true });
  }
}

interface Size {
  width: number;
  height: number;
}

/** A video's size by a factor, in even numbers, as its colours are stored for every other pixel. */
function scaled({ width, height }: Size, factor: number): Size {
  const even = (length: number) => Math.max(2, Math.round((length * factor) / 2) * 2);
  return { width: even(width), height: even(height) };
}

/** ffmpeg would fail where two thirds of a film cannot be decoded. */
const whatIsLeft = ["-max_error_rate", "1"];

/** The first stream of pictures that is no cover. */
const picture = "0:V:0";

function renditionArguments(video: SourceVideo, size: Size, output: string): string[] {
  return [
    ...["-v", "error", "-nostdin", "-y", ...whatIsLeft, "-progress", "pipe:1"],
    ...[...inputOptions(video.type), "-i", video.file],
    ...["-map", picture, "-map", "0:a:0?", "-sn", "-dn", "-map_metadata", "-1"],
    ...["-vf", conversion(video.colours, size, "film"), "-threads", "1"],
    ...["-c:v", "libx264", "-preset", "veryfast", "-crf", "24", "-profile:v", "high"],
    ...["-c:a", "aac", "-b:a", "128k", "-ac", "2"],
    ...["-movflags", "+faststart", "-f", "mp4", output],
  ];
}

interface Frame {
  /** Options of the input. */
  before?: string[];
  filters: string;
  format: "png" | "mjpeg";
}

/**
 * One frame of the video as a picture, under STORAGE_DIR/tmp; the caller removes it.
 *
 * @returns undefined where there is none that can be decoded
 */
async function extractFrame(
  video: SourceVideo,
  { before = [], filters, format }: Frame,
  options: RunOptions,
): Promise<string | undefined> {
  const output = newTempPath();
  const args = [
    ...["-v", "error", "-nostdin", "-y", ...whatIsLeft, ...before],
    ...[...inputOptions(video.type), "-i", video.file, "-map", picture],
    ...["-vf", filters, "-frames:v", "1", "-q:v", "4", "-threads", "1"],
    ...["-c:v", format, "-f", "image2pipe", output],
  ];
  try {
    await run("ffmpeg", args, options);
    return existsSync(output) ? output : undefined;
  } catch (error) {
    await rm(output, { force: true });
    throw error;
  }
}
