import { BrokenImageError, TooManyPixelsError } from "./mediaErrors.ts";
import { imageLane, maxPixels, openImage } from "./sharp.server.ts";

export interface EncodedImage {
  bytes: Buffer;
  width: number;
  height: number;
}

/** WebP knows no longer side. */
const maxSide = 16383;
/** Below it a PNG (mostly a logo or a drawing) is kept without loss. */
const losslessPixels = 2e6;

/**
 * An upload's picture made anew: nothing of the sender's bytes, metadata or orientation flag is left
 * (contract 6). Shrunk only where WebP could not hold it.
 *
 * @throws BrokenImageError, TooManyPixelsError (contract 9: 413)
 */
export function encodeUpload(file: string, type: "jpg" | "png" | "webp"): Promise<EncodedImage> {
  return imageLane(async () => {
    try {
      const image = openImage(file);
      const { width, height } = await image.metadata();
      if (width * height > maxPixels) throw new TooManyPixelsError({ megapixels: maxPixels / 1e6 });
      const isSmallPng = type === "png" && width * height <= losslessPixels;
      const { data, info } = await image
        .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
        .webp(isSmallPng ? { lossless: true, effort: 2 } : { quality: 90, effort: 2 })
        .toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    } catch (error) {
      throw asImageError(error);
    }
  });
}

function asImageError(error: unknown): unknown {
  if (error instanceof TooManyPixelsError) return error;
  const message = error instanceof Error ? error.message : "";
  if (/pixel limit/i.test(message)) {
    return new TooManyPixelsError({ megapixels: maxPixels / 1e6 });
  }
  return new BrokenImageError();
}
