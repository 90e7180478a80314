import { hasPhoneCrop, phoneCropOf } from "../picture/phoneCrop.ts";

/**
 * The widths a picture is offered in, in pixels. Each step is at most a quarter more than the one
 * before, so that whatever a slot and a screen ask for, no file is much too wide. The top is a little
 * more than 1920, the widest that spec 2 recommends.
 */
const ladder = [160, 200, 250, 312, 390, 480, 600, 750, 930, 1160, 1440, 1800, 2000];

/** Those of the part for phones: few, as phones have dense screens and its slots are high. */
const phoneLadder = [312, 480, 750, 1160];

/** Those of a picture of this width: never upscaled, its own width at the top. */
export function imageWidths(width: number): number[] {
  const largest = Math.min(width, ladder.at(-1) ?? width);
  return [...ladder.filter((step) => step < largest), largest];
}

/** Those of a picture's part for phones; none where it is upright itself. */
export function phoneWidths({ width, height }: { width: number; height: number }): number[] {
  if (!hasPhoneCrop({ width, height })) return [];
  const drawn = Math.min(width, ladder.at(-1) ?? width);
  const part = phoneCropOf({ width: drawn, height: Math.round((height * drawn) / width) }, 0);
  const largest = Math.min(part.width, phoneLadder.at(-1) ?? part.width);
  return [...phoneLadder.filter((step) => step < largest), largest];
}
