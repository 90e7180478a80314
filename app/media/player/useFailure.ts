import { type RefObject, useEffect, useState } from "react";
import { reload } from "./reload.ts";

export interface Failure {
  /** Whether the browser has given up on the video. */
  hasFailed: boolean;
  /** Loads it again, and resumes where it was. */
  retry: () => void;
}

/**
 * Handles a video that the browser has given up on, which no browser retries by itself: it is loaded again
 * when the connection is back, and when somebody wants to play it.
 */
export function useFailure(element: RefObject<HTMLVideoElement | null>): Failure {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => (element.current ? follow(element.current, setFailed) : undefined), [element]);
  return {
    hasFailed,
    retry() {
      if (element.current) retry(element.current, true);
    },
  };
}

function follow(video: HTMLVideoElement, setFailed: (hasFailed: boolean) => void) {
  const following = new AbortController();
  const { signal } = following;
  let wasPlaying = false;
  video.addEventListener(
    "error",
    // An unplayable `source` fires its own `error` event, which does not bubble; captions that fail to load
    // do not stop a video.
    ({ target }) => {
      if (target instanceof HTMLTrackElement) return;
      wasPlaying = !video.paused;
      video.pause();
      setFailed(true);
    },
    { signal, capture: true },
  );
  video.addEventListener("loadeddata", () => setFailed(false), { signal });
  const retryIfFailed = (plays: boolean) => {
    if (hasGivenUp(video)) retry(video, plays);
  };
  video.addEventListener("play", () => retryIfFailed(true), { signal });
  window.addEventListener("online", () => retryIfFailed(wasPlaying), { signal });
  // The failure may have occurred before the listeners were added.
  retryIfFailed(false);
  return () => following.abort();
}

function hasGivenUp(video: HTMLVideoElement) {
  return video.error !== null || video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
}

function retry(video: HTMLVideoElement, plays: boolean) {
  reload(video, () => video.load(), plays);
}
