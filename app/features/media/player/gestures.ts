/** Part of the full volume that one notch of a wheel over the slider is worth (Plyr, facts 4.1). */
const wheelStep = 0.02;

/**
 * Holds the film while the time line is held, and lets it play on after (Plyr): else it would run
 * away from under the hand.
 */
export function holdWhileScrubbing(video: HTMLVideoElement): void {
  if (video.paused) return;
  video.pause();
  const holding = new AbortController();
  const release = () => {
    holding.abort();
    // At its end it stays there, where playing would begin anew.
    if (video.currentTime < video.duration) video.play().catch(() => undefined);
  };
  for (const end of ["pointerup", "pointercancel"]) {
    window.addEventListener(end, release, { signal: holding.signal });
  }
}

/** Lets a wheel over the slider change the volume; at its ends the page scrolls on. @returns its end */
export function followWheel(slider: Element, video: () => HTMLVideoElement | null): () => void {
  const listening = new AbortController();
  const onWheel = (event: Event) => {
    const film = video();
    if (!film) return;
    const direction = directionOf(event as WheelEvent);
    const volume = Math.min(1, Math.max(0, film.volume + direction * wheelStep));
    if (volume === film.volume) return;
    event.preventDefault();
    film.volume = Math.round(volume * 100) / 100;
    if (direction > 0) film.muted = false;
  };
  // React listens passively, which would let the page scroll along.
  slider.addEventListener("wheel", onWheel, { passive: false, signal: listening.signal });
  return () => listening.abort();
}

/** 1 for up or right, -1 for down or left. */
function directionOf({ deltaX, deltaY }: WheelEvent): number {
  return Math.sign(Math.abs(deltaX) > Math.abs(deltaY) ? deltaX : -deltaY);
}
