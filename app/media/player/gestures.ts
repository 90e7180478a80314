/** Volume change per wheel notch over the slider, as a share of the full volume (Plyr, facts 4.1). */
const wheelStep = 0.02;

/**
 * Pauses the video while the timeline is being dragged, and resumes it afterwards (as Plyr does), since
 * playback would move the handle under the pointer.
 */
export function holdWhileScrubbing(video: HTMLVideoElement): void {
  if (video.paused) return;
  video.pause();
  const holding = new AbortController();
  const release = () => {
    holding.abort();
    // At the end it stays paused, since playing would restart it.
    if (video.currentTime < video.duration) video.play().catch(() => undefined);
  };
  for (const end of ["pointerup", "pointercancel"]) {
    window.addEventListener(end, release, { signal: holding.signal });
  }
}

/**
 * Lets the wheel over the slider change the volume; at its limits the page scrolls.
 *
 * @returns a clean-up function
 */
export function followWheel(slider: Element, findVideo: () => HTMLVideoElement | null): () => void {
  const listening = new AbortController();
  const onWheel = (event: Event) => {
    const video = findVideo();
    if (!video) return;
    const direction = directionOf(event as WheelEvent);
    const volume = Math.min(1, Math.max(0, video.volume + direction * wheelStep));
    if (volume === video.volume) return;
    event.preventDefault();
    video.volume = Math.round(volume * 100) / 100;
    if (direction > 0) video.muted = false;
  };
  // React adds wheel listeners as passive, which could not keep the page from scrolling.
  slider.addEventListener("wheel", onWheel, { passive: false, signal: listening.signal });
  return () => listening.abort();
}

/** 1 for up or right, -1 for down or left. */
function directionOf({ deltaX, deltaY }: WheelEvent): number {
  return Math.sign(Math.abs(deltaX) > Math.abs(deltaY) ? deltaX : -deltaY);
}
