import type { Hour } from "./light.ts";
import { type SceneName, scenes } from "./scenes.ts";
import { createStage, type Moment, STAGE } from "./stage.ts";
import { round, svgDocument } from "./svg.ts";

/** The framing of the stage: the centre, 0..1 both ways, and the zoom (1 = the whole width). */
export interface Camera {
  x?: number;
  y?: number;
  zoom?: number;
}

/** One drawn picture, deterministic: equal descriptions give equal pictures. Size in pixels. */
export interface Picture {
  scene: SceneName;
  hour: Hour;
  seed: number;
  width: number;
  height: number;
  camera?: Camera;
  moment?: Moment;
  /** Seconds into a video. */
  time?: number;
}

/** The picture as an `<svg>` element for use in a larger drawing; the frame never leaves the stage. */
export function framePicture({
  scene,
  hour,
  seed,
  width,
  height,
  camera = {},
  moment,
  time,
}: Picture): string {
  const stage = createStage(hour, seed, moment, time);
  const content = scenes[scene](stage);
  const ratio = width / height;
  const w = Math.min(STAGE.width, STAGE.height * ratio) / (camera.zoom ?? 1);
  const h = w / ratio;
  const clamp = (center: number, size: number, most: number) =>
    Math.min(most - size, Math.max(0, center - size / 2));
  const x = clamp((camera.x ?? 0.5) * STAGE.width, w, STAGE.width);
  const y = clamp((camera.y ?? 0.5) * STAGE.height, h, STAGE.height);
  return `<svg width="${width}" height="${height}" viewBox="${round(x)} ${round(y)} ${round(w)} ${round(h)}">${stage.definitions()}${content}</svg>`;
}

/** The picture as an SVG document. */
export const drawPicture = (picture: Picture) =>
  svgDocument(picture.width, picture.height, framePicture(picture));
