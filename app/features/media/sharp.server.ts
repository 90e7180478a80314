import sharp from "sharp";
import { oneAtATime } from "./oneAtATime.ts";

/**
 * sharp as this process uses it. Only the loaders of the three formats that staff may upload are
 * open, for the whole process: libvips would otherwise read SVG, TIFF, PDF and more, each with its
 * own advisories. One thread and no cache keep memory flat (facts 1.9).
 */
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"],
});
sharp.concurrency(1);
sharp.cache(false);

/** Contract 9: 50 megapixels. */
export const maxPixels = 50e6;

/** A picture file of an accepted format, upright, refusing damaged and oversized ones. */
export function openImage(file: string) {
  return sharp(file, { limitInputPixels: maxPixels, failOn: "error" }).autoOrient();
}

/** Encodes run one at a time, uploads and background work in turn, so that memory stays bounded. */
export const imageLane = oneAtATime();
