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
const video = (name: string, transcript: Both): Asset => ({
  file: `${name}.mp4`,
  accept: "video",
  captions: { pt: `${name}.pt.vtt`, en: `${name}.en.vtt` },
  transcript,
});
export const projectFile = (file: string): Asset => ({ file, accept: "projectDocument" });
export const libraryFile = (file: string): Asset => ({ file, accept: "libraryDocument" });

/** The video shared by three projects, stored once. */
export const threeRiverbanks = video("tres-margens", {
  pt: "[Ondas leves e um acorde calmo]\n\nTrês margens: um filme da Maré.\n\nEm Santo Amaro, um estacionamento voltou a ser margem: a Praça das Marés.\n\nNo Pina, a aula é na passarela, com quem sempre viveu do mangue.\n\nNa Boa Vista, uma fila de carros virou ciclovia, sombra e calçada.\n\nA cidade se move com a maré.\n\n[O som das ondas se afasta]",
  en: "[Gentle waves and a calm chord]\n\nThree Riverbanks: a film by Maré.\n\nIn Santo Amaro, a car park became a riverbank again: Tides Square.\n\nIn Pina, lessons are on the boardwalk, with those who have always lived by the mangrove.\n\nIn Boa Vista, a row of cars gave way to a cycle lane, shade and pavement.\n\nThe city moves with the tide.\n\n[The sound of the waves fades away]",
});
