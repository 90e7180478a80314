import type { VideoSource } from "#app/files/videos.repo.server.ts";

/** Spec 9: the default quality, in pixels of height. */
const defaultQuality = 576;

/**
 * The source with the height closest to the wanted one; of two equally close, the lower.
 *
 * @param sources best quality first
 * @returns undefined only if there are no sources
 */
export function closestSource(
  sources: readonly VideoSource[],
  wanted = defaultQuality,
): VideoSource | undefined {
  const distance = ({ height }: VideoSource) => Math.abs(height - wanted);
  return sources.reduce<VideoSource | undefined>(
    (best, source) => (best && distance(best) < distance(source) ? best : source),
    undefined,
  );
}
