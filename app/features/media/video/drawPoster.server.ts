import { type EncodedImage, encoded, openImage } from "#app/pictures/sharp.server.ts";

/** The player's maximum width; the poster is loaded with the page, on phones too. */
const posterWidth = 1280;

/** A video's poster, from one of its frames. */
export function drawPoster({ file }: { file: string }): Promise<EncodedImage> {
  const frame = openImage(file).resize({ width: posterWidth, withoutEnlargement: true });
  return encoded(frame.webp({ quality: 80, effort: 3 }));
}
