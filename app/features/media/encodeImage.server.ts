import { draw, PictureMemoryError, PictureProcessError } from "#app/pictures/draw.server.ts";
import { maxPixels } from "#app/pictures/maxPixels.ts";
import type { EncodedImage } from "#app/pictures/sharp.server.ts";
import { log } from "#app/server/log.ts";
import { BrokenImageError, NoMemoryError, TooManyPixelsError } from "./mediaErrors.ts";

/**
 * Re-encodes an uploaded picture (`drawUpload`). A file that crashes the picture process counts as broken,
 * unless the machine ran out of memory, which ops must hear of.
 *
 * @throws BrokenImageError, NoMemoryError, TooManyPixelsError (contract 9: 413)
 */
export async function encodeUpload(
  file: string,
  type: "jpg" | "png" | "webp",
): Promise<EncodedImage> {
  const drawn = await draw("drawUpload", { file, type }).catch((error: unknown) => {
    if (error instanceof PictureProcessError) throw new BrokenImageError();
    if (!(error instanceof PictureMemoryError)) throw error;
    log.error({ err: error }, "no memory to read a picture");
    throw new NoMemoryError();
  });
  if (!("refused" in drawn)) return drawn;
  if (drawn.refused === "broken") throw new BrokenImageError();
  throw new TooManyPixelsError({ megapixels: maxPixels / 1e6 });
}
