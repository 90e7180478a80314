import type { Log } from "#app/context.ts";
import { missingTool } from "../film/ffmpeg.server.ts";
import { varyFilm } from "../film/filmJob.server.ts";
import { varyImage } from "./imageJob.server.ts";
import { startWorker } from "./worker.server.ts";

/**
 * Starts the background processing of stored files: one queue for pictures and one for films, so that a long
 * film does not delay the pictures. Without ffmpeg, films are served as uploaded; their jobs wait for a
 * start that finds it.
 */
export function startMediaWorkers(
  log: Log,
  pace: { pauseMs?: number } = {},
): { stop: () => Promise<void> } {
  const images = startWorker("image", varyImage, log, pace);
  let isStopped = false;
  // Checked in the background: starting two programs takes longer than answering the first visitors.
  const films = missingTool().then((missing) => {
    if (!missing) return isStopped ? undefined : startWorker("video", varyFilm, log, pace);
    log.warn({}, `${missing} not found: films are served as uploaded, in one quality`);
  });
  return {
    async stop() {
      isStopped = true;
      await Promise.all([images.stop(), films.then((worker) => worker?.stop())]);
    },
  };
}
