/** The steps to which a focal point is rounded, in percent. */
export const focalStep = 5;

/**
 * Rounds a focal point to the nearest step.
 *
 * @param share 0..1 from the left or from the top
 * @returns percent
 */
export function focalPercent(share: number): number {
  return Math.round((Math.min(1, Math.max(0, share)) * 100) / focalStep) * focalStep;
}

/** A part of a picture that slots show. Pages load this table. */
interface Crop {
  /** Width by height, as in the flattest slot that shows it. */
  ratio: number;
  /** The screens that get it; all by default. */
  media?: string;
}

export const crops = {
  /** Tall slots, at least 500 px high on phones. */
  phone: { ratio: 0.8, media: "(max-width: 30rem)" },
  card: { ratio: 1.5 },
  // Of these there are only those that staff have framed.
  banner: { ratio: 1.655 },
  comparison: { ratio: 1.5 },
  description: { ratio: 1.5875 },
  results: { ratio: 2.014 },
  gallery: { ratio: 1.017 },
  ebook: { ratio: 0.957 },
} as const satisfies Record<string, Crop>;

export type CropName = keyof typeof crops;

export const cropNames = Object.keys(crops) as CropName[];

/**
 * The crops that flat pictures have by themselves, around the focal point. Without them, of a 1920x870 banner, a third of
 * the download for a 3:2 card and two thirds of that for a phone's tall slot would never be seen.
 */
export const ownCrops = ["phone", "card"] as const satisfies readonly CropName[];

/** Share of the pixels; a picture that would save less is not cropped. */
const minSpared = 0.3;

interface Size {
  width: number;
  height: number;
}

/** Whether a picture of this size is flat enough for a crop. */
export function hasCrop({ width, height }: Size, name: CropName): boolean {
  return width * (1 - minSpared) >= height * crops[name].ratio;
}

/**
 * The rectangle to cut out of a picture of this size. It is placed as `object-position` would place it, so
 * that the same position within the crop shows what it would show of the whole picture.
 *
 * @param focalX percent from the left
 */
export function cropOf({ width, height }: Size, name: CropName, focalX: number) {
  const cut = Math.min(width, Math.max(1, Math.round(height * crops[name].ratio)));
  return { left: Math.round(((width - cut) * focalX) / 100), top: 0, width: cut, height };
}

/**
 * The base path of a crop's variants: `images/ab-card50.webp`.
 *
 * @param part the focal point in percent from the left, or a frame's tag: another one gives another file
 */
export function cropPath(path: string, name: CropName, part: number | string): string {
  return path.replace(/\.\w+$/, (extension) => `-${name}${part}${extension}`);
}
