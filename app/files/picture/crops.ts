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

/**
 * The crops of flat pictures that slots show. Without them, of a 1920x870 banner, a third of the download
 * for a 3:2 card and two thirds of that for a phone's tall slot would never be seen.
 */
interface Crop {
  /** Width by height, as in the flattest slot that shows it. */
  ratio: number;
  /** The screens that get it; all by default. */
  media?: string;
  /** In pixels, ascending: few, chosen for common screens. */
  widths: readonly number[];
}

export type CropName = "phone" | "card";

export const crops: Record<CropName, Crop> = {
  /** Tall slots, at least 500 px high on phones. */
  phone: { ratio: 0.8, media: "(max-width: 30rem)", widths: [312, 480, 750, 1160] },
  /**
   * Cards. Desktops use 420 at density 1, 680 at 1.5 and 850 at 2, as tablets do; phones use 680 below
   * density 2 and 1060 above. 320 is for data saving.
   */
  card: { ratio: 1.5, widths: [320, 420, 680, 850, 1060] },
};

export const cropNames = Object.keys(crops) as CropName[];

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

/** The base path of a crop's variants: `images/ab-card50.webp`. Another focal point gives another file. */
export function cropPath(path: string, name: CropName, focalX: number): string {
  return path.replace(/\.\w+$/, (extension) => `-${name}${focalX}${extension}`);
}
