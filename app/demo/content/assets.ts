import type { Accept } from "#app/validation/fileTypes.ts";

/** A file of the demo in app/demo/files, before it is stored. */
export interface Asset {
  file: string;
  accept: Accept;
  /** What a picture shows. */
  alt?: Both;
  /** A video's captions, in the same folder. */
  captions?: Both;
  /** Transcript of a video. */
  transcript?: Both;
}

interface Both {
  pt: string;
  en: string;
}

/** A picture drawn by scripts/draw-demo.mjs, by its name there, and what it shows. */
export const picture = (name: string, pt: string, en: string): Asset => ({
  file: `pictures/${name}.webp`,
  accept: "image",
  alt: { pt, en },
});

/** The same view before and after, aligned to the pixel. */
export const transformation = (project: string, before: Both, after: Both) => ({
  beforeImage: picture(`${project}-antes`, before.pt, before.en),
  afterImage: picture(`${project}-depois`, after.pt, after.en),
});

/** A logo, drawn like the pictures, on a transparent background, and whose it is. */
export const logo = (name: string, pt: string, en = pt): Asset => ({
  file: `pictures/${name}.png`,
  accept: "image",
  alt: { pt: `Logotipo: ${pt}`, en: `Logo: ${en}` },
});

/** A video `name.mp4` with `name.pt.vtt` and `name.en.vtt` beside it. */
export const video = (name: string, transcript: Both): Asset => ({
  file: `${name}.mp4`,
  accept: "video",
  captions: { pt: `${name}.pt.vtt`, en: `${name}.en.vtt` },
  transcript,
});
export const projectFile = (file: string): Asset => ({ file, accept: "projectDocument" });
export const libraryFile = (file: string): Asset => ({ file, accept: "libraryDocument" });
