import { maxPixels } from "#app/pictures/maxPixels.ts";
import { type EncodedImage, encoded, openImage } from "#app/pictures/sharp.server.ts";

/** WebP knows no longer side. */
const maxSide = 16383;
/** Below it a PNG (mostly a logo or a drawing) is kept without loss. */
const losslessPixels = 2e6;

/** Why a picture is not taken. */
export type Refusal = { refused: "broken" } | { refused: "tooManyPixels" };

/**
 * An upload's picture made anew: nothing of the sender's bytes, metadata or orientation flag is left
 * (contract 6). Shrunk only where WebP could not hold it.
 */
export async function drawUpload({
  file,
  type,
}: {
  file: string;
  type: "jpg" | "png" | "webp";
}): Promise<EncodedImage | Refusal> {
  try {
    const image = openImage(file);
    const { width, height } = await image.metadata();
    if (width * height > maxPixels) return { refused: "tooManyPixels" };
    const isSmallPng = type === "png" && width * height <= losslessPixels;
    return await encoded(
      image
        .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
        .webp(isSmallPng ? { lossless: true, effort: 2 } : { quality: 90, effort: 2 }),
    );
  } catch (error) {
    const isOverLimit = error instanceof Error && /pixel limit/i.test(error.message);
    return { refused: isOverLimit ? "tooManyPixels" : "broken" };
  }
}
