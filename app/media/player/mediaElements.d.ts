import type { HTMLAttributes, Ref } from "react";

/** media-chrome's elements in JSX; booleans are "" so that the server renders them too. */
interface MediaElementProps extends Omit<HTMLAttributes<HTMLElement>, "className"> {
  class?: string | undefined;
  ref?: Ref<HTMLElement>;
  loadingdelay?: number;
  noautohide?: "";
  nohotkeys?: "";
  nomutedpref?: "";
  nosubtitleslangpref?: "";
  novolumepref?: "";
  seekoffset?: number;
}

type MediaElementName =
  | "media-airplay-button"
  | "media-captions-button"
  | "media-control-bar"
  | "media-controller"
  | "media-fullscreen-button"
  | "media-loading-indicator"
  | "media-mute-button"
  | "media-pip-button"
  | "media-play-button"
  | "media-preview-thumbnail"
  | "media-preview-time-display"
  | "media-seek-backward-button"
  | "media-seek-forward-button"
  | "media-time-range"
  | "media-volume-range";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends Record<MediaElementName, MediaElementProps> {}
  }
}
