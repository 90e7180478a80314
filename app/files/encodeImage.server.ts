import { log } from "#app/platform/log.ts";
import type { Upload } from "./encodeUpload.server.ts";
import { BrokenImageError, maxPixels, NoMemoryError, TooManyPixelsError } from "./mediaErrors.ts";
import {
  PictureMemoryError,
  PictureProcessError,
  runInImageWorker,
} from "./picture/imageWorker.server.ts";
import type { EncodedImage } from "./picture/sharp.server.ts";

/**
 * Re-encodes an uploaded picture (`drawUpload`). A file that crashes the picture process counts as broken,
 * unless the machine ran out of memory, which ops must hear of.
 *
 * @throws BrokenImageError, NoMemoryError, TooManyPixelsError (contract 9: 413)
 */
export async function encodeUpload(upload: Upload): Promise<EncodedImage> {
  const drawn = await runInImageWorker("encodeUpload", upload).catch((error: unknown) => {
    if (error instanceof PictureProcessError) throw new BrokenImageError();
    if (!(error instanceof PictureMemoryError)) throw error;
    log.error({ err: error }, "no memory to read a picture");
    throw new NoMemoryError();
  });
  if (!("refused" in drawn)) return drawn;
  if (drawn.refused === "broken") throw new BrokenImageError();
  throw new TooManyPixelsError({ megapixels: maxPixels / 1e6 });
}
