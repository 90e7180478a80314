/** What a film goes on with once it has been loaded: until then its element stands at the beginning. */
interface Place {
  /** In seconds. */
  time: number;
  plays: boolean;
}

const places = new WeakMap<HTMLVideoElement, Place>();

/**
 * Loads a film anew, perhaps another file of it: time, speed and whether it plays stay as they are, also
 * where the loading failed in between.
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
  // Loading sets the speed back to this one.
  video.defaultPlaybackRate = video.playbackRate;
  load();
}

function goOn(video: HTMLVideoElement) {
  const place = places.get(video);
  places.delete(video);
  if (!place) return;
  if (place.time > 0) video.currentTime = place.time;
  // A browser that refuses leaves the film paused at its place, with its play button.
  if (place.plays) video.play().catch(() => undefined);
}
