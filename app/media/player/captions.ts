import { readPreferences } from "./preferences.ts";

/** The language of the visible captions; null while they are off. */
export function captionsLanguage(video: HTMLVideoElement): string | null {
  return captionTracks(video).find((track) => track.mode === "showing")?.language ?? null;
}

/** Shows the captions of one language, or none for null. */
export function showCaptions(video: HTMLVideoElement, language: string | null): void {
  for (const track of captionTracks(video)) {
    track.mode = track.language === language ? "showing" : "disabled";
  }
}

/** Toggles between off and the language last chosen, else the page's, else the first available one. */
export function toggleCaptions(video: HTMLVideoElement): void {
  const wanted = [readPreferences().language, document.documentElement.lang];
  const there = captionTracks(video).map((track) => track.language);
  const language = wanted.find((one) => one && there.includes(one)) ?? there[0] ?? null;
  showCaptions(video, captionsLanguage(video) === null ? language : null);
}

/**
 * Makes the captions button choose the language like the keyboard shortcut; media-chrome would use the
 * browser's.
 */
export function chooseOwnLanguage(
  button: Element,
  findVideo: () => HTMLVideoElement | null,
): () => void {
  const toggle = (request: Event) => {
    const video = findVideo();
    if (!video) return;
    request.stopPropagation();
    toggleCaptions(video);
  };
  button.addEventListener("mediatogglesubtitlesrequest", toggle);
  return () => button.removeEventListener("mediatogglesubtitlesrequest", toggle);
}

/** Excludes the thumbnails, which are also a text track. */
function captionTracks(video: HTMLVideoElement): TextTrack[] {
  return [...video.textTracks].filter((track) => track.kind === "captions");
}
