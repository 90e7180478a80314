import { type CropName, cropOf, crops, hasCrop } from "../picture/crops.ts";

/**
 * The widths in which a picture is offered, in pixels. Each step is at most a quarter more than the one
 * before, so that no file is much wider than needed. The top is a little more than 1920, the widest that
 * spec 2 recommends.
 */
const ladder = [160, 200, 250, 312, 390, 480, 600, 750, 930, 1160, 1440, 1800, 2000];

/** The widths for a picture of this width: never upscaled, its own width as the maximum. */
export function imageWidths(width: number): number[] {
  return stepsUpTo(width, ladder);
}

/** The widths for a crop of a picture of this size; none where cropping would save too little. */
export function cropWidths(size: { width: number; height: number }, name: CropName): number[] {
  if (!hasCrop(size, name)) return [];
  const drawn = imageWidths(size.width).at(-1) ?? 0;
  const height = Math.max(1, Math.round((size.height * drawn) / size.width));
  return stepsUpTo(cropOf({ width: drawn, height }, name, 0).width, crops[name].widths);
}

function stepsUpTo(width: number, steps: readonly number[]): number[] {
  const largest = Math.min(width, steps.at(-1) ?? width);
  return [...steps.filter((step) => step < largest), largest];
}
