import { toggleCaptions } from "./captions.ts";
import type { PlayerAction } from "./playerKeys.ts";

/** Performs the action of a key. The controls follow the media element's events by themselves. */
export function performAction(
  action: PlayerAction,
  player: Element,
  video: HTMLVideoElement,
): void {
  switch (action.type) {
    case "play":
      // If playing is refused (no source, no user gesture), the player shows it.
      if (video.paused) video.play().catch(() => undefined);
      else video.pause();
      break;
    case "seek":
      video.currentTime = clamp(video.currentTime + action.by, video.duration || 0);
      break;
    case "jump":
      if (video.duration) video.currentTime = video.duration * action.to;
      break;
    case "volume":
      // Rounded to tenths, against accumulated floating point errors.
      video.volume = clamp(Math.round((video.volume + action.by) * 10) / 10, 1);
      if (action.by > 0) video.muted = false;
      break;
    case "mute":
      video.muted = !video.muted;
      break;
    case "captions":
      toggleCaptions(video);
      break;
    case "loop":
      video.loop = !video.loop;
      break;
    case "fullscreen":
      // A refusal leaves the player as it is.
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
      else player.requestFullscreen?.().catch(() => undefined);
  }
}

function clamp(value: number, highest: number): number {
  return Math.min(highest, Math.max(0, value));
}
