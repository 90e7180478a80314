import { readFile } from "node:fs/promises";
import type { Metadata, Sharp } from "sharp";
import { maxPixels } from "./mediaErrors.ts";
import { hasAllPasses } from "./picture/jpegPasses.ts";
import { type EncodedImage, encoded, openImage } from "./picture/sharp.server.ts";

/** WebP's maximum side length. */
const maxSide = 16383;
/** Below this size a PNG (mostly a logo or a drawing) is stored losslessly. */
const losslessPixels = 2e6;
/** A JPEG's end of image marker (ITU-T T.81, B.1.1.3). */
const endOfJpeg = Buffer.from("ffd9", "hex");

/** Why a picture is refused. */
export type Refusal = { refused: "broken" } | { refused: "tooManyPixels" };

/** A received picture. */
export interface Upload {
  file: string;
  type: "jpg" | "png" | "webp";
  /** A WebP of the site's own, encoded before: it is only measured. */
  isEncoded?: boolean;
  /** Its pixels stand upright already, whatever its metadata say. */
  isUpright?: boolean;
}

/**
 * Re-encodes an uploaded picture: nothing of the original bytes, metadata or orientation flag is left
 * (contract 6). Scaled down only where WebP could not hold it.
 */
export async function encodeUpload(upload: Upload): Promise<EncodedImage | Refusal> {
  const { file, type, isEncoded, isUpright } = upload;
  try {
    if (isEncoded) return await measured(file);
    return await encode(openImage(file, { isUpright }), type);
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) {
      return { refused: "tooManyPixels" };
    }
    return type === "jpg" ? encodeUnended(file) : { refused: "broken" };
  }
}

async function measured(file: string): Promise<EncodedImage> {
  const { width, height } = await openImage(file).metadata();
  return { bytes: await readFile(file), width, height };
}

/**
 * A JPEG that lacks only its end marker, as some cameras and converters leave it, is whole: with the marker
 * put behind it, its decoder has nothing to warn of. One that was cut off is not.
 */
async function encodeUnended(file: string): Promise<EncodedImage | Refusal> {
  try {
    const ended = Buffer.concat([await readFile(file), endOfJpeg]);
    if (!hasAllPasses(ended)) return { refused: "broken" };
    return await encode(openImage(ended, { failOn: "warning" }), "jpg");
  } catch {
    return { refused: "broken" };
  }
}

async function encode(image: Sharp, type: Upload["type"]): Promise<EncodedImage | Refusal> {
  const metadata = await image.metadata();
  const pixels = metadata.width * metadata.height;
  if (pixels > maxPixels) return { refused: "tooManyPixels" };
  const isSmallPng = type === "png" && pixels <= losslessPixels;
  const converted = await fromDeepProfile(image, metadata);
  return await encoded(
    converted
      .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
      .webp(isSmallPng ? { lossless: true, effort: 2 } : { quality: 90, effort: 2 }),
  );
}

/**
 * A picture of 16 bits a channel, to be converted from its profile as sharp does by itself with 8: it would
 * turn colours into those of Display P3 and then call them sRGB (lovell/sharp#4008), and ignore
 * a grey profile.
 */
async function fromDeepProfile(image: Sharp, { space, icc }: Metadata): Promise<Sharp> {
  if (!icc || (space !== "rgb16" && space !== "grey16")) return image;
  const profileSpace = icc.toString("latin1", 16, 20);
  if (space === "rgb16" && profileSpace === "RGB ") {
    return image.withIccProfile("srgb", { attach: false });
  }
  if (space !== "grey16") return image;
  const shallow = image.clone().toColourspace("b-w").keepIccProfile().png({ compressionLevel: 1 });
  return openImage(await shallow.toBuffer());
}
