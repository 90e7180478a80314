import type { Log } from "#app/context.ts";
import { missingTool } from "../film/ffmpeg.server.ts";
import { varyFilm } from "../film/filmJob.server.ts";
import { varyImage } from "./imageJob.server.ts";
import { startWorker } from "./worker.server.ts";

/**
 * Starts the background work on stored files: pictures and films each one at a time, so that a long
 * film does not hold up the pictures. Without ffmpeg films play as they were uploaded; their jobs wait
 * for a start that finds it.
 */
export function startMediaWorkers(log: Log): { stop: () => Promise<void> } {
  const workers = [startWorker("image", varyImage, log)];
  const missing = missingTool();
  if (missing) log.warn({}, `${missing} not found: films are served as uploaded, in one quality`);
  else workers.push(startWorker("video", varyFilm, log));
  return {
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
