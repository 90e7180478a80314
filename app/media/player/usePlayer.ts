import { type RefObject, useEffect, useState } from "react";
import type { VideoSource } from "#app/files/videos.repo.server.ts";
import { paths } from "#app/sitePaths.ts";
import { captionsLanguage, showCaptions } from "./captions.ts";
import { readPreferences, savePreferences } from "./preferences.ts";
import { closestSource } from "./quality.ts";
import { reload } from "./reload.ts";

/** What the settings show and change. */
export interface Player {
  speed: number;
  /** Height in pixels. */
  quality: number | undefined;
  /** Language of the visible captions; null while they are off. */
  captions: string | null;
  setSpeed: (speed: number) => void;
  setQuality: (height: number) => void;
  setCaptions: (language: string | null) => void;
}

/**
 * The state of a video that React needs, with stored preferences restored and later choices stored.
 * Everything else the controls read from the element.
 */
export function usePlayer(
  element: RefObject<HTMLVideoElement | null>,
  sources: readonly VideoSource[],
): Player {
  const [speed, setSpeed] = useState(1);
  const [quality, setQuality] = useState(() => closestSource(sources)?.height);
  const [captions, setCaptions] = useState<string | null>(null);

  function changeQuality(height: number) {
    const source = closestSource(sources, height);
    const video = element.current;
    if (!video || !source || source.height === quality) return;
    const address = paths.stored(source.path);
    // The controls may be re-created over a video that is playing.
    if (!video.currentSrc.endsWith(address)) {
      reload(video, () => {
        video.src = address;
      });
    }
    setQuality(source.height);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the controls mount
  useEffect(() => {
    const video = element.current;
    if (!video) return;
    const chosen = readPreferences();
    video.volume = chosen.volume ?? video.volume;
    video.muted = chosen.muted ?? video.muted;
    if (chosen.quality) changeQuality(chosen.quality);
    video.defaultPlaybackRate = chosen.speed ?? video.playbackRate;
    video.playbackRate = video.defaultPlaybackRate;
    const language = chosen.captions ? (chosen.language ?? document.documentElement.lang) : null;
    showCaptions(video, language);
    return follow(video, { setSpeed, setCaptions });
  }, []);

  return {
    speed,
    quality,
    captions,
    setSpeed(chosen) {
      if (element.current) element.current.playbackRate = chosen;
    },
    setQuality(height) {
      changeQuality(height);
      savePreferences({ quality: height });
    },
    setCaptions(language) {
      if (element.current) showCaptions(element.current, language);
    },
  };
}

interface Setters {
  setSpeed: (speed: number) => void;
  setCaptions: (language: string | null) => void;
}

/** Updates the state from the element's events, whatever caused them: a menu, a key, the browser. */
function follow(video: HTMLVideoElement, { setSpeed, setCaptions }: Setters) {
  const following = new AbortController();
  const { signal } = following;
  let language = captionsLanguage(video);
  setSpeed(video.playbackRate);
  setCaptions(language);

  video.addEventListener(
    "volumechange",
    () => savePreferences({ volume: video.volume, muted: video.muted }),
    { signal },
  );
  video.addEventListener(
    "ratechange",
    () => {
      setSpeed(video.playbackRate);
      savePreferences({ speed: video.playbackRate });
    },
    { signal },
  );
  video.textTracks.addEventListener(
    "change",
    () => {
      if (captionsLanguage(video) === language) return;
      language = captionsLanguage(video);
      setCaptions(language);
      savePreferences(language === null ? { captions: false } : { captions: true, language });
    },
    { signal },
  );
  return () => following.abort();
}
