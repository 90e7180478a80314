import sharp, { type Sharp } from "sharp";
import { maxPixels } from "./maxPixels.ts";

/**
 * sharp as the picture process uses it. Only the loaders of the three formats that staff may upload are
 * open, for the whole process: libvips would otherwise read SVG, TIFF, PDF and more, each with its
 * own advisories. One thread and no cache keep memory flat (facts 1.9).
 */
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"],
});
sharp.concurrency(1);
sharp.cache(false);

/** Decoded pixels, as sharp takes them again. */
export interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** An encoded picture and its measures in pixels. */
export interface EncodedImage {
  bytes: Buffer;
  width: number;
  height: number;
}

/** A picture file of an accepted format, upright, refusing damaged and oversized ones. */
export function openImage(file: string) {
  return sharp(file, { limitInputPixels: maxPixels, failOn: "error" }).autoOrient();
}

export async function encoded(image: Sharp): Promise<EncodedImage> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** sharp's SVG reader is shut; it is open only while a drawing of ours is read. */
export async function readingSvg<Result>(read: () => Promise<Result>): Promise<Result> {
  const reader = { operation: ["VipsForeignLoadSvgBuffer"] };
  sharp.unblock(reader);
  try {
    return await read();
  } finally {
    sharp.block(reader);
  }
}
