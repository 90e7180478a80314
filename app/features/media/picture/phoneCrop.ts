/**
 * The upright part of a flat picture that a phone shows in a high slot. Two thirds of a 1920x870 banner
 * would be fetched and never seen there.
 */
export const phoneCrop = {
  /** Width by height: enough for a slot of 500 px on the widest phone that gets it. */
  ratio: 0.8,
  media: "(max-width: 30rem)",
} as const;

/** Flatter pictures than this get one; of others too little would be saved. */
const minRatio = 1.2;

interface Size {
  width: number;
  height: number;
}

export function hasPhoneCrop({ width, height }: Size): boolean {
  return width >= height * minRatio;
}

/**
 * What to cut out of a picture of this size. It lies as `object-position` would place it, so that the
 * same position within it shows what it would show of the whole.
 *
 * @param focalX percent from the left
 */
export function phoneCropOf({ width, height }: Size, focalX: number) {
  const cut = Math.min(width, Math.round(height * phoneCrop.ratio));
  return { left: Math.round(((width - cut) * focalX) / 100), top: 0, width: cut, height };
}

/** The path that a crop's variants are named by: `images/ab-phone50.webp`. Another focus, another file. */
export function phoneCropPath(path: string, focalX: number): string {
  return path.replace(/\.\w+$/, (extension) => `-phone${focalX}${extension}`);
}
