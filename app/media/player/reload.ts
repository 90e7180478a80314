/** The state to restore after loading; until then the element is at the beginning. */
interface Place {
  /** In seconds. */
  time: number;
  plays: boolean;
}

const places = new WeakMap<HTMLVideoElement, Place>();

/**
 * Loads a video again, possibly another file of it, keeping the time, the speed and whether it plays, also if
 * a load fails in between.
 */
export function reload(
  video: HTMLVideoElement,
  load: () => void,
  plays = !video.paused && !video.ended,
): void {
  const waiting = places.get(video);
  places.set(video, {
    time: waiting?.time || video.currentTime,
    plays: waiting?.plays || plays,
  });
  if (!waiting) video.addEventListener("loadedmetadata", () => goOn(video), { once: true });
  // Loading resets the speed to `defaultPlaybackRate`.
  video.defaultPlaybackRate = video.playbackRate;
  load();
}

function goOn(video: HTMLVideoElement) {
  const place = places.get(video);
  places.delete(video);
  if (!place) return;
  if (place.time > 0) video.currentTime = place.time;
  // If the browser refuses, the video stays paused at its position, with its play button.
  if (place.plays) video.play().catch(() => undefined);
}
