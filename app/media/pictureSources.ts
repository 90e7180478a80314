import { type MediaDescription, variantPath } from "#app/files/mediaDescription.ts";
import { type CropName, cropPath, crops, focalPercent } from "#app/files/picture/crops.ts";
import { paths } from "#app/sitePaths.ts";
import type { Slot } from "./slots.ts";

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
  const ratio = Math.round((width / height) * 1000) / 1000;
  return slot.boxes
    .map((box) => {
      const media = box.from ? `(min-width: ${box.from}) ` : "";
      // A sum needs parentheses, or `calc`.
      if (!box.height) return media + box.width.replace(/^\(/, "calc(");
      const pick = slot.fit === "cover" ? "max" : "min";
      return `${media}${pick}(${box.width}, calc(${box.height} * ${ratio}))`;
    })
    .join(", ");
}

/** The available variants in one format that the slot can use, as a `srcset`. */
export function srcSetOf(slot: Slot, { path, widths }: PictureSource, format: "avif" | "webp") {
  if (widths.length === 0) return undefined;
  return offered(slot, widths)
    .map((width) => `${paths.stored(variantPath(path, width, format))} ${width}w`)
    .join(", ");
}

/** Up to the first one wide enough for every screen; at least the widest. */
function offered(
  { pixels: [min, max] = [0, Number.POSITIVE_INFINITY] }: Slot,
  widths: readonly number[],
) {
  const enough = widths.findIndex((width) => width >= max);
  const upTo = enough < 0 ? widths : widths.slice(0, enough + 1);
  return upTo.filter((width, index) => width >= min || index === upTo.length - 1);
}
