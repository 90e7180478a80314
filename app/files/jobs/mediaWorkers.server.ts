import type { Log } from "#app/context.ts";
import { missingTool } from "../video/ffmpeg.server.ts";
import { generateRenditions } from "../video/videoJob.server.ts";
import { generateVariants } from "./imageJob.server.ts";
import { startWorker } from "./worker.server.ts";

/**
 * Starts the background processing of stored files: one queue for pictures and one for videos, so that a long
 * video does not delay the pictures. Without ffmpeg, videos are served as uploaded; their jobs wait for a
 * start that finds it.
 */
export function startMediaWorkers(
  log: Log,
  pace: { pauseMs?: number } = {},
): { stop: () => Promise<void> } {
  const images = startWorker("image", generateVariants, log, pace);
  let isStopped = false;
  const videos = missingTool().then((missing) => {
    if (missing) {
      log.warn({}, `${missing} not found: videos are served as uploaded, in one quality`);
      return undefined;
    }
    return isStopped ? undefined : startWorker("video", generateRenditions, log, pace);
  });
  return {
    async stop() {
      isStopped = true;
      await Promise.all([images.stop(), videos.then((worker) => worker?.stop())]);
    },
  };
}
