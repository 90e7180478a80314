import { maxPixels } from "#app/pictures/maxPixels.ts";
import { type EncodedImage, encoded, openImage } from "#app/pictures/sharp.server.ts";

/** WebP's maximum side length. */
const maxSide = 16383;
/** Below this size a PNG (mostly a logo or a drawing) is stored losslessly. */
const losslessPixels = 2e6;

/** Why a picture is refused. */
export type Refusal = { refused: "broken" } | { refused: "tooManyPixels" };

/**
 * Re-encodes an uploaded picture: nothing of the original bytes, metadata or orientation flag is left
 * (contract 6). Scaled down only where WebP could not hold it.
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
