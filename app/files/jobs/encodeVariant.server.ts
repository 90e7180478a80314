import sharp, { type Sharp } from "sharp";
import { cropOf, type ownCrops } from "../picture/crops.ts";
import type { Rect } from "../picture/frames.ts";
import { type Orientation, partsOf } from "../picture/orientation.ts";
import { type EncodedImage, encoded, openImage, type Pixels } from "../picture/sharp.server.ts";

/** Effort 2 and 4:2:0: a tenth of the default's time for the same file size (measured). */
const encoders = {
  avif: { quality: 52, effort: 2, chromaSubsampling: "4:2:0" },
  webp: { quality: 76, effort: 3 },
} as const;

/**
 * Lower quality for crops from these widths on, which only dense screens use, where the pixels are too small
 * to show the difference: a fifth to a third fewer bytes before the first picture.
 */
const denseQuality: Record<
  (typeof ownCrops)[number],
  { from: number; avif: number; webp: number }
> = {
  phone: { from: 0, avif: 36, webp: 68 },
  card: { from: 680, avif: 44, webp: 70 },
};

export type VariantFormat = keyof typeof encoders;

/** A picture file, or a part of it in whole pixels, and the width of its largest variant. */
export interface Source {
  file: string;
  largest: number;
  part?: Rect;
}

export interface Variant {
  width: number;
  format: VariantFormat;
  /** For a crop around the focal point: its name, and that point in percent from the left. */
  crop?: { name: (typeof ownCrops)[number]; focalX: number };
}

/** A picture, or a crop of it, at a given width. */
export async function encodeVariant({
  width,
  format,
  crop,
  ...source
}: Source & Variant): Promise<EncodedImage> {
  const { data, info } = await decode(source);
  const whole = sharp(data, { raw: info });
  const shown = crop ? whole.extract(cropOf(info, crop.name, crop.focalX)) : whole;
  const dense = crop && denseQuality[crop.name];
  const options = {
    ...encoders[format],
    ...(dense && width >= dense.from && { quality: dense[format] }),
  };
  return encoded(shown.resize({ width })[format](options));
}

const placeholderSide = 20;
const maxPlaceholderLength = 500;

/** A 20-pixel picture as a data URI; none for transparent pictures, through which it would show. */
export async function encodePlaceholder(source: Source): Promise<string> {
  const { data, info } = await decode(source);
  const isTransparent = info.channels === 2 || info.channels === 4;
  if (isTransparent || info.width < 10 * placeholderSide) return "";
  const bytes = await sharp(data, { raw: info })
    .resize({ width: placeholderSide, height: placeholderSide, fit: "inside" })
    .webp({ quality: 30, effort: 4 })
    .toBuffer();
  const uri = `data:image/webp;base64,${bytes.toString("base64")}`;
  return uri.length <= maxPlaceholderLength ? uri : "";
}

let last: { key: string; pixels: Pixels } | undefined;

/** Keeps the decoded pixels for all variants of a picture: some 10 MB, up to 130 MB of a very tall one. */
async function decode({ file, largest, part }: Source): Promise<Pixels> {
  const key = JSON.stringify([file, largest, part]);
  if (last?.key === key) return last.pixels;
  last = undefined;
  const opened = openImage(file, { isUpright: true });
  const pixels = await (part ? opened.extract(part) : opened)
    .resize({ width: largest, withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  last = { key, pixels };
  return pixels;
}

/** A stored picture mirrored and turned, whole and nearly as good as it is. */
export async function encodeTurned({
  file,
  orientation,
}: {
  file: string;
  orientation: Orientation;
}): Promise<EncodedImage> {
  const { isFlipped, angle } = partsOf(orientation);
  const stored = openImage(file, { isUpright: true });
  // In two steps: the order in which sharp does both is its own.
  const upright = isFlipped ? await pixelsOf(stored.flop()) : stored;
  return encoded(upright.rotate(angle).webp({ quality: 90, effort: 2 }));
}

async function pixelsOf(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/** A video's poster, from one of its frames. */
export function encodePoster({ file }: { file: string }): Promise<EncodedImage> {
  return encoded(openImage(file).webp({ quality: 80, effort: 3 }));
}
