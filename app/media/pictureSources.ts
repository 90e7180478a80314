import { type MediaDescription, variantPath } from "#app/files/mediaDescription.ts";
import { type CropName, cropPath, crops, focalPercent } from "#app/files/picture/crops.ts";
import { paths } from "#app/sitePaths.ts";
import type { Slot, SlotBox } from "./slots.ts";

/** A picture or a crop, as needed for `source` and `img`. */
export interface PictureSource {
  /** The base path of its variants. */
  path: string;
  /** The available widths. */
  widths: readonly number[];
  /** Pixels of the largest possible variant. */
  width: number;
  height: number;
  /** The screens that get it; all by default. */
  media?: string | undefined;
  /** Staff have chosen it: it is shown around its own centre. */
  isFramed?: boolean;
}

/**
 * A picture that is not cropped.
 *
 * @param image the path that records name
 */
export function uncroppedSource(
  image: string,
  { path = image, variants, width, height }: MediaDescription,
): PictureSource {
  return { path, widths: variants, width, height };
}

/** A crop of a picture, once it has been generated. */
export function croppedSource(
  image: string,
  { path = image, crops: ready, height, focal, frames }: MediaDescription,
  name: CropName,
): PictureSource | undefined {
  const widths = ready[name];
  if (!widths) return undefined;
  const { ratio, media }: { ratio: number; media?: string } = crops[name];
  const frame = frames?.[name];
  const named = cropPath(path, name, frame ?? focalPercent(focal.x / 100));
  const width = Math.round(height * ratio);
  return { path: named, widths, width, height, media, isFramed: frame !== undefined };
}

/**
 * The `sizes` of a picture in a slot: how wide the file must be. In a crop of fixed height this is more than
 * the slot's width when the picture is flatter than the slot.
 */
export function sizesOf(slot: Slot, { width, height }: { width: number; height: number }): string {
  const ratio = width / height;
  return slot.boxes
    .map((box) => {
      const media = mediaOf(box);
      // A sum needs parentheses, or `calc`.
      if (!box.height) return media + box.width.replace(/^\(/, "calc(");
      const pick = slot.fit === "cover" ? "max" : "min";
      return `${media}${pick}(${box.width}, ${times(box.height, ratio)})`;
    })
    .join(", ");
}

/** A length times a number: a plain length, or a product as it may stand within `max` and `min`. */
function times(length: string, factor: number): string {
  const [, amount, unit] = plainLength.exec(length) ?? [];
  return amount === undefined
    ? `${length} * ${rounded(factor)}`
    : `${rounded(Number(amount) * factor)}${unit}`;
}

const plainLength = /^([\d.]+)([a-z]+)$/;

const rounded = (number: number) => Math.round(number * 1000) / 1000;

function mediaOf({ from, unscripted }: SlotBox): string {
  if (unscripted) return "(scripting: none) and (max-width: 39.99rem) ";
  return from ? `(min-width: ${from}) ` : "";
}

/** The available variants in one format that the slot can use, as a `srcset`. */
export function srcSetOf(slot: Slot, source: PictureSource, format: "avif" | "webp") {
  if (source.widths.length === 0) return undefined;
  return offered(slot, source)
    .map((width) => `${paths.stored(variantPath(source.path, width, format))} ${width}w`)
    .join(", ");
}

/** In CSS pixels: on the smallest screens a slot that grows with them is as wide. */
const narrowest = 280;
/** A file that is by less than this factor narrower than another is not worth its place. */
const oneStep = 1.1;
/** Of screens. A slot that does not grow needs a file for each. */
const densities = [1, 1.5, 2, 3];

/** The widths that screens ask for, and no others: a page lists each picture's files twice. */
function offered(slot: Slot, { widths, width, height }: PictureSource): readonly number[] {
  const ratio = width / height;
  const fixed = slot.boxes.map((box) => fixedWidth(box, slot.fit, ratio));
  const widest = widths.at(-1);
  if (fixed.includes(undefined)) {
    const useful = widths.filter((each) => each >= narrowest || each === widest);
    return useful.filter((each, index) => (useful[index + 1] ?? Infinity) > each * oneStep);
  }
  const asked = fixed.flatMap((px = 0) =>
    densities.map((density) => widths.find((each) => each >= px * density) ?? widest),
  );
  return widths.filter((each) => asked.includes(each));
}

/** In CSS pixels; undefined for a box that grows with the screen. */
function fixedWidth(box: SlotBox, fit: Slot["fit"], ratio: number): number | undefined {
  const [own, byHeight] = [cssPixels(box.width), cssPixels(box.height)];
  if (own === undefined || byHeight === undefined) return own;
  return fit === "cover" ? Math.max(own, byHeight * ratio) : Math.min(own, byHeight * ratio);
}

/** Of a plain length; undefined for a computed one. */
function cssPixels(length = ""): number | undefined {
  const [, amount, unit = ""] = plainLength.exec(length) ?? [];
  const pixels = { px: 1, rem: 16 }[unit];
  return pixels && Number(amount) * pixels;
}
