import { type EncodedImage, encoded, openImage } from "#app/pictures/sharp.server.ts";

/** It is loaded with the page, on a phone too: as large as the player at most. */
const posterWidth = 1280;

/** A film's picture before it plays, of one of its frames. */
export function drawPoster({ file }: { file: string }): Promise<EncodedImage> {
  const frame = openImage(file).resize({ width: posterWidth, withoutEnlargement: true });
  return encoded(frame.webp({ quality: 80, effort: 3 }));
}
