import { type Cover, drawCover } from "../draw/cover.ts";
import type { Hour } from "../draw/light.ts";
import { drawLogo, type Logo } from "../draw/logo.ts";
import { type Camera, drawPicture, type Picture } from "../draw/picture.ts";
import { drawPoster, type Poster } from "../draw/poster.ts";
import type { SceneName } from "../draw/scenes.ts";

/** A file of the demo, before it is stored: a drawing, or a file beside this folder. */
export type Asset = DrawnAsset | FileAsset;

export interface DrawnAsset {
  /** Original file name of the upload. */
  fileName: string;
  /** SVG source, drawn on demand. */
  draw: () => string;
  /** Logos keep their transparent background. */
  isLogo: boolean;
  alt: { pt: string; en: string };
}

export interface FileAsset {
  /** Name in app/demo/files. */
  file: string;
  accept: "video" | "projectDocument" | "libraryDocument";
  /** A video's captions, in the same folder. */
  captions?: { pt: string; en: string };
  /** Transcript of a video. */
  transcript?: { pt: string; en: string };
}

/** What to draw, and its alternative texts `[pt, en]`. */
type Shot = [scene: SceneName, hour: Hour, seed: number, camera: Camera, pt: string, en: string];

const sizes = {
  banner: [1920, 870],
  card: [600, 560],
  figure: [1270, 800],
  results: [1410, 700],
  news: [960, 640],
  wide: [1280, 800],
  tall: [800, 1067],
  square: [960, 960],
} as const;

function shot(size: keyof typeof sizes) {
  const [width, height] = sizes[size];
  return (...[scene, hour, seed, camera, pt, en]: Shot): DrawnAsset =>
    picture({ scene, hour, seed, camera, width, height }, `${size}-${scene}-${hour}-${seed}`, {
      pt,
      en,
    });
}

const picture = (drawing: Picture, name: string, alt: { pt: string; en: string }): DrawnAsset => ({
  fileName: `${name}.jpg`,
  draw: () => drawPicture(drawing),
  isLogo: false,
  alt,
});

/** Pictures in the sizes that the project form recommends, or twice those. */
export const banner = shot("banner");
export const card = shot("card");
export const figure = shot("figure");
export const results = shot("results");
export const news = shot("news");
export const wide = shot("wide");
export const tall = shot("tall");
export const square = shot("square");

/** The same view before and after, aligned to the pixel. */
export function transformation(
  [scene, hour, seed, camera]: [SceneName, Hour, number, Camera],
  before: { pt: string; en: string },
  after: { pt: string; en: string },
) {
  const view = { scene, hour, seed, camera, width: 1860, height: 1240 };
  return {
    beforeImage: picture({ ...view, moment: "before" }, `${scene}-antes`, before),
    afterImage: picture(view, `${scene}-depois`, after),
  };
}

/** A logo of a project or partner; its name is its alternative text. */
export function logo(name: string, drawing: Logo): DrawnAsset {
  const size = `${drawing.width}x${drawing.height}`;
  return {
    fileName: `logo-${drawing.symbol}-${size}.png`,
    draw: () => drawLogo(drawing),
    isLogo: true,
    alt: { pt: `Logotipo: ${name}`, en: `Logo: ${name}` },
  };
}

export const cover = (drawing: Cover, alt: { pt: string; en: string }): DrawnAsset => ({
  fileName: `capa-${drawing.scene}.jpg`,
  draw: () => drawCover(drawing),
  isLogo: false,
  alt,
});

export const poster = (drawing: Poster, alt: { pt: string; en: string }): DrawnAsset => ({
  fileName: `banner-${drawing.width}x${drawing.height}.jpg`,
  draw: () => drawPoster(drawing),
  isLogo: false,
  alt,
});

/** A video `name.mp4` with `name.pt.vtt` and `name.en.vtt` beside it. */
export const video = (name: string, transcript: { pt: string; en: string }): FileAsset => ({
  file: `${name}.mp4`,
  accept: "video",
  captions: { pt: `${name}.pt.vtt`, en: `${name}.en.vtt` },
  transcript,
});
export const projectFile = (file: string): FileAsset => ({ file, accept: "projectDocument" });
export const libraryFile = (file: string): FileAsset => ({ file, accept: "libraryDocument" });
