import type { Log } from "#app/context.ts";
import { generateCover } from "../cover/coverJob.server.ts";
import { canDrawPdf, pdfTool } from "../cover/drawFirstPage.server.ts";
import { missingTool } from "../video/ffmpeg.server.ts";
import { generateRenditions } from "../video/videoJob.server.ts";
import { generateVariants } from "./imageJob.server.ts";
import { startWorker } from "./worker.server.ts";

/**
 * Starts the background processing of stored files: one queue for pictures, one for videos and one for documents'
 * covers, so that a long video does not delay the pictures. Without ffmpeg, videos are served as uploaded, and without
 * Poppler's tool documents have no covers; their jobs wait for a start that finds it.
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
  const covers = canDrawPdf().then((canDraw) => {
    if (!canDraw) log.info({}, `${pdfTool} not found: documents are shown without covers`);
    return canDraw && !isStopped ? startWorker("cover", generateCover, log, pace) : undefined;
  });
  return {
    async stop() {
      isStopped = true;
      const others = [videos, covers].map((worker) => worker.then((each) => each?.stop()));
      await Promise.all([images.stop(), ...others]);
    },
  };
}
