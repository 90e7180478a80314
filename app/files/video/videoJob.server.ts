import { log } from "#app/platform/log.ts";
import * as Jobs from "../jobs/jobs.repo.server.ts";
import type { JobControl } from "../jobs/worker.server.ts";
import { storedFiles } from "../storage.server.ts";
import { makePoster, makeRendition, makeThumbnails } from "./encodeVideo.server.ts";
import { FfmpegError, missingFilters } from "./ffmpeg.server.ts";
import { colourFilters, needsColourFilters } from "./filmColours.ts";
import { FilmFaultError } from "./filmFault.ts";
import { renditionHeights } from "./heights.ts";
import { probe, type VideoFacts } from "./probe.server.ts";
import { posterPath, renditionPath, thumbnailsPath } from "./videoPaths.ts";

/** A picture or two may be lost where a camera was switched off. */
const maxUndecodable = 3;

/**
 * Generates what the player needs for a video: its dimensions, a poster, preview thumbnails and a rendition
 * at each of spec 9's heights, lightest first. Each is a separate file and row, so an interrupted job
 * resumes where it was; the original plays meanwhile.
 *
 * @throws FilmFaultError when there is something wrong with the video itself; what can be made of it is made
 */
export function generateRenditions({ media }: Jobs.Job, control: JobControl): Promise<void> {
  return storedFiles().withLocal(media.path, (file) => generateFrom(file, media, control));
}

async function generateFrom(file: string, media: Jobs.Job["media"], control: JobControl) {
  const video = await read(file, media.type, control.signal);
  const { width, height, duration } = video;
  await Jobs.updateMedia(media.id, { width, height, duration });
  const source = { id: media.id, path: media.path, file, type: media.type, ...video };

  if (!(await canConvert(video))) throw new FilmFaultError({ kind: "hdr" });

  const done = await Jobs.findVariantPaths(media.id);
  if (media.poster === null) {
    await makePoster(source, posterPath(media.path), control.signal);
  }
  let undecodable = 0;
  if (!done.has(thumbnailsPath(media.path))) {
    undecodable = await makeThumbnails(source, control.signal);
  }

  // Encoding work grows with the area.
  const heights = renditionHeights(video);
  const total = heights.reduce((sum, step) => sum + step * step, 0);
  let finished = 0;
  for (const step of heights) {
    const share = (step * step) / total;
    const report = (part: number) => control.report(100 * (finished + share * part));
    const path = renditionPath(media.path, step);
    if (!done.has(path)) await makeRendition(source, path, step, { ...control, report });
    finished += share;
  }
  if (video.isCut) throw new FilmFaultError({ kind: "cut", endsAt: duration });
  if (undecodable > maxUndecodable) throw new FilmFaultError({ kind: "damaged" });
}

async function read(file: string, type: string, signal: AbortSignal): Promise<VideoFacts> {
  try {
    return await probe(file, type, signal);
  } catch (error) {
    if (!(error instanceof FfmpegError)) throw error;
    throw new FilmFaultError({ kind: "unreadable" }, { cause: error });
  }
}

/** Films in HDR, or in colours that few screens have, need filters that ffmpeg may be built without. */
async function canConvert(video: VideoFacts): Promise<boolean> {
  if (!needsColourFilters(video.colours)) return true;
  const missing = await missingFilters(colourFilters);
  if (missing.length === 0) return true;
  log.warn({}, `ffmpeg lacks ${missing.join(" and ")}: an HDR video is served as uploaded`);
  return false;
}
