import type { VideoSource } from "../videos.repo.server.ts";

/** Spec 9: what plays where nobody has chosen, in pixels of height. */
const defaultQuality = 576;

/**
 * The source whose height is closest to the wanted one, the lower of two equally close.
 *
 * @param sources best quality first
 * @returns undefined only where there are no sources
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
