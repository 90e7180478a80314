import * as Jobs from "../jobs/jobs.repo.server.ts";
import type { JobControl } from "../jobs/worker.server.ts";
import { diskPath } from "../storage.server.ts";
import { makePoster, makeRendition, makeThumbnails } from "./encodeVideo.server.ts";
import { renditionHeights } from "./heights.ts";
import { probe } from "./probe.server.ts";
import { posterPath, renditionPath, thumbnailsPath } from "./videoPaths.ts";

/**
 * Generates what the player needs for a video: its dimensions, a poster, preview thumbnails and a rendition
 * at each of spec 9's heights, lightest first. Each is a separate file and row, so an interrupted job
 * resumes where it was; the original plays meanwhile.
 */
export async function generateRenditions({ media }: Jobs.Job, control: JobControl): Promise<void> {
  const video = await probe(diskPath(media.path), media.type, control.signal);
  const { width, height, duration } = video;
  await Jobs.updateMedia(media.id, { width, height, duration });
  const source = { id: media.id, path: media.path, type: media.type, ...video };

  const done = await Jobs.findVariantPaths(media.id);
  if (media.poster === null) {
    await makePoster(source, posterPath(media.path), control.signal);
  }
  if (!done.has(thumbnailsPath(media.path))) await makeThumbnails(source, control.signal);

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
}
