import sharp, { type Sharp } from "sharp";
import { maxPixels } from "../mediaErrors.ts";

/**
 * sharp, configured for the picture process. Only the loaders of the three formats that staff may upload
 * are enabled: libvips would otherwise read SVG, TIFF, PDF and more, each with its own security
 * advisories. One thread and no cache keep memory use flat.
 */
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"],
});
sharp.concurrency(1);
sharp.cache(false);

/** Decoded pixels, in the form that sharp accepts as input. */
export interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** An encoded picture and its dimensions in pixels. */
export interface EncodedImage {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Opens a picture of an accepted format, auto-oriented; damaged and oversized ones are refused.
 *
 * @param image a file's path, or its bytes
 * @param options.isUpright its pixels stand as they should, and its orientation flag says nothing
 */
export function openImage(
  image: string | Buffer,
  {
    failOn = "error",
    isUpright = false,
  }: { failOn?: "error" | "warning"; isUpright?: boolean } = {},
) {
  const opened = sharp(image, { limitInputPixels: maxPixels, failOn });
  return isUpright ? opened : opened.autoOrient();
}

export async function encoded(image: Sharp): Promise<EncodedImage> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** Enables sharp's SVG loader, otherwise blocked, only while one of the site's own drawings is read. */
export async function readingSvg<Result>(read: () => Promise<Result>): Promise<Result> {
  const reader = { operation: ["VipsForeignLoadSvgBuffer"] };
  sharp.unblock(reader);
  try {
    return await read();
  } finally {
    sharp.block(reader);
  }
}
