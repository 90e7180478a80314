import { rm } from "node:fs/promises";
import { draw } from "#app/pictures/draw.server.ts";
import * as Jobs from "../jobs/jobs.repo.server.ts";
import { placeBytes, placeTemp, recordVariant } from "../jobs/placeFile.server.ts";
import type { JobControl } from "../jobs/worker.server.ts";
import { diskPath, newTempPath } from "../storage.server.ts";
import { inputOptions, type RunOptions, run, tenMinutes } from "./ffmpeg.server.ts";
import type { VideoFacts } from "./probe.server.ts";
import { sheetColumns, sheetOf, thumbnailsVtt } from "./thumbnails.ts";
import { spritePath, thumbnailsPath } from "./videoPaths.ts";

export interface SourceVideo extends VideoFacts {
  id: number;
  path: string;
  type: string;
}

/** How often a rendition's progress is stored, as a share of the rendition. */
const progressStep = 0.04;
/** A file may claim any duration; a timer is limited to 24 days. */
const longestSeconds = 24 * 3600;

/** The frame at a tenth of the video (the first one is often black), at most 2 s in. */
export async function makePoster(video: SourceVideo, path: string, signal: AbortSignal) {
  const at = Math.min(2, video.duration / 10);
  const frame = await extractFrame(video, { before: ["-ss", at.toFixed(2)] }, { signal });
  try {
    const { bytes, width, height } = await draw("drawPoster", { file: frame });
    await placeBytes(path, bytes);
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

/** A sprite sheet of thumbnails, and the WebVTT that maps times to them. */
export async function makeThumbnails(video: SourceVideo, signal: AbortSignal): Promise<void> {
  const sheet = sheetOf(video);
  const tile = `tile=${sheetColumns}x${sheet.rows}`;
  const scale = `scale=${sheet.width}:${sheet.height}`;
  const filters = `fps=1/${sheet.interval.toFixed(3)}:start_time=0:round=up,${scale},${tile}`;
  // Decodes the whole video without a sign of progress, at half the speed of playing it at worst.
  const silenceMs = tenMinutes + 2000 * Math.min(video.duration, longestSeconds);
  const picture = await extractFrame(video, { after: ["-vf", filters] }, { signal, silenceMs });
  const sprite = spritePath(video.path);
  const vtt = Buffer.from(thumbnailsVtt(sheet, sprite, video.duration));
  const dimensions = { width: sheet.width * sheetColumns, height: sheet.height * sheet.rows };
  const common = { mediaId: video.id, kind: "thumbnails" as const, ...dimensions };
  const size = await placeTemp(picture, sprite);
  await recordVariant({ ...common, path: sprite, type: "image/jpeg", size });
  const path = thumbnailsPath(video.path);
  await placeBytes(path, vtt);
  await recordVariant({ ...common, path, type: "text/vtt", size: vtt.length });
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
    await run("ffmpeg", renditionArguments(video, height, output), { onLine, signal });
    const size = await placeTemp(output, path);
    const width = Math.round((video.width * Math.min(height, video.height)) / video.height / 2) * 2;
    const row = { path, type: "video/mp4", width, height, size };
    await recordVariant({ mediaId: video.id, kind: "video", ...row });
  } finally {
    await rm(output, { force: true });
  }
}

function renditionArguments(video: SourceVideo, height: number, output: string): string[] {
  return [
    ...["-v", "error", "-nostdin", "-y", "-progress", "pipe:1"],
    ...[...inputOptions(video.type), "-i", diskPath(video.path)],
    ...["-map", "0:v:0", "-map", "0:a:0?", "-sn", "-dn", "-map_metadata", "-1"],
    ...["-vf", `scale=-2:'min(${height},trunc(ih/2)*2)'`, "-threads", "1"],
    ...["-c:v", "libx264", "-preset", "veryfast", "-crf", "24", "-profile:v", "high"],
    ...["-pix_fmt", "yuv420p", "-c:a", "aac", "-b:a", "128k", "-ac", "2"],
    ...["-movflags", "+faststart", "-f", "mp4", output],
  ];
}

/** One JPEG frame of the video, under STORAGE_DIR/tmp; the caller removes it. */
async function extractFrame(
  video: SourceVideo,
  { before = [], after = [] }: { before?: string[]; after?: string[] },
  options: RunOptions,
) {
  const output = newTempPath();
  const args = [
    ...["-v", "error", "-nostdin", "-y", ...before],
    ...[...inputOptions(video.type), "-i", diskPath(video.path), ...after],
    ...["-frames:v", "1", "-q:v", "4", "-threads", "1", "-f", "mjpeg", output],
  ];
  try {
    await run("ffmpeg", args, options);
    return output;
  } catch (error) {
    await rm(output, { force: true });
    throw error;
  }
}
