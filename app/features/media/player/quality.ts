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

/** Plays the same film from another file: time, speed and whether it plays stay as they are. */
export function switchSource(video: HTMLVideoElement, address: string): void {
  const { currentTime, playbackRate, paused, ended } = video;
  const wasPlaying = !paused && !ended;
  if (currentTime > 0 || wasPlaying) {
    video.addEventListener(
      "loadedmetadata",
      () => {
        video.currentTime = currentTime;
        // A browser that refuses leaves the film paused at its place, with its play button.
        if (wasPlaying) video.play().catch(() => undefined);
      },
      { once: true },
    );
  }
  // Loading sets the speed back to this one.
  video.defaultPlaybackRate = playbackRate;
  video.src = address;
}
