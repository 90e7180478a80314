import type { Hour } from "./light.ts";
import { type Camera, drawPicture } from "./picture.ts";
import type { SceneName } from "./scenes.ts";
import type { Moment } from "./stage.ts";

/** SVG source, drawn on demand. */
export type Drawing = () => string;

/** What to draw. */
type Shot = [scene: SceneName, hour: Hour, seed: number, camera: Camera];

function shot(width: number, height: number, moment?: Moment) {
  return (...[scene, hour, seed, camera]: Shot): Drawing =>
    () =>
      drawPicture({ scene, hour, seed, camera, width, height, moment });
}

/** Pictures in the sizes that the project form recommends, or twice those. */
export const banner = shot(1920, 870);
export const card = shot(600, 560);
export const figure = shot(1270, 800);
export const results = shot(1410, 700);
export const news = shot(960, 640);
export const wide = shot(1280, 800);
export const tall = shot(800, 1067);
export const square = shot(960, 960);
/** The home banner's two, for a screen and for a phone. */
export const promo = shot(1920, 709);
export const promoPhone = shot(1092, 798);

/** The same view before and after, aligned to the pixel. */
export const before = shot(1860, 1240, "before");
export const after = shot(1860, 1240, "after");
