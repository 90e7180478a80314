import { type CropName, cropOf, hasCrop, ownCrops } from "../picture/crops.ts";
import type { Rect } from "../picture/frames.ts";

/**
 * The widths in which a picture is offered, in pixels. Each step is at most a quarter more than the one
 * before, so that no file is much wider than needed. The top is a little more than 1920, the widest that
 * spec 2 recommends.
 */
const ladder = [160, 200, 250, 312, 390, 480, 600, 750, 930, 1160, 1440, 1800, 2000];

/** In pixels, ascending: few, chosen for common screens. */
const cropLadders: Record<(typeof ownCrops)[number], readonly number[]> = {
  phone: [312, 480, 750, 1160],
  /**
   * Desktops use 420 at density 1, 680 at 1.5 and 850 at 2, as tablets do; phones use 680 below
   * density 2 and 1060 above. 320 is for data saving.
   */
  card: [320, 420, 680, 850, 1060],
};
/** A frame is shown in small cards as well as across the page. */
const frameLadder = [320, 480, 680, 850, 1160, 1600, 2000];

/** The widths for a picture of this width: never upscaled, its own width as the maximum. */
export function imageWidths(width: number): number[] {
  return stepsUpTo(width, ladder);
}

/** The widths for a crop of a picture of this size; none where cropping would save too little. */
export function cropWidths(
  size: { width: number; height: number },
  name: (typeof ownCrops)[number],
): number[] {
  if (!hasCrop(size, name)) return [];
  const drawn = imageWidths(size.width).at(-1) ?? 0;
  const height = Math.max(1, Math.round((size.height * drawn) / size.width));
  return stepsUpTo(cropOf({ width: drawn, height }, name, 0).width, cropLadders[name]);
}

/** The widths for a part that staff have framed, in pixels of the picture. */
export function frameWidths({ width }: Rect): number[] {
  return stepsUpTo(width, frameLadder);
}

/**
 * The widths that a crop may be offered in.
 *
 * @param part what follows the crop's name in that of its file
 */
export function ladderOf(name: CropName, part: string): readonly number[] {
  const own = ownCrops.find((crop) => crop === name);
  return own && !part.startsWith("x") ? cropLadders[own] : frameLadder;
}

function stepsUpTo(width: number, steps: readonly number[]): number[] {
  const largest = Math.min(width, steps.at(-1) ?? width);
  return [...steps.filter((step) => step < largest), largest];
}
