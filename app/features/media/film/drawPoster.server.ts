import { type EncodedImage, encoded, openImage } from "#app/pictures/sharp.server.ts";

const posterWidth = 1920;

/** A film's picture before it plays, of one of its frames. */
export function drawPoster({ file }: { file: string }): Promise<EncodedImage> {
  const frame = openImage(file).resize({ width: posterWidth, withoutEnlargement: true });
  return encoded(frame.webp({ quality: 80, effort: 3 }));
}
