import { draw, PictureProcessError } from "#app/pictures/draw.server.ts";
import { maxPixels } from "#app/pictures/maxPixels.ts";
import type { EncodedImage } from "#app/pictures/sharp.server.ts";
import { BrokenImageError, TooManyPixelsError } from "./mediaErrors.ts";

/**
 * An upload's picture made anew (`drawUpload`). A file on which the picture process itself breaks is
 * broken for us.
 *
 * @throws BrokenImageError, TooManyPixelsError (contract 9: 413)
 */
export async function encodeUpload(
  file: string,
  type: "jpg" | "png" | "webp",
): Promise<EncodedImage> {
  const drawn = await draw("drawUpload", { file, type }).catch((error: unknown) => {
    throw error instanceof PictureProcessError ? new BrokenImageError() : error;
  });
  if (!("refused" in drawn)) return drawn;
  if (drawn.refused === "broken") throw new BrokenImageError();
  throw new TooManyPixelsError({ megapixels: maxPixels / 1e6 });
}
