/**
 * The parts of flat pictures that slots show: of a 1920x870 banner a card of 3:2 would fetch a third, and a
 * phone's high slot two thirds, that is never seen.
 */
interface Crop {
  /** Width by height: that of the flattest slot that shows it. */
  ratio: number;
  /** The screens that get it; all where none is given. */
  media?: string;
  /** In pixels, ascending: few, made for the screens that there are. */
  widths: readonly number[];
}

export type CropName = "phone" | "card";

export const crops: Record<CropName, Crop> = {
  /** High slots, 500 px on the widest phone that gets it. */
  phone: { ratio: 0.8, media: "(max-width: 30rem)", widths: [312, 480, 750, 1160] },
  /**
   * Cards. Computers take 420 at density 1, 680 at 1.5 and 850 at 2, as tablets do; phones take 680 under
   * density 2 and 1060 above. 320 is for who saves data.
   */
  card: { ratio: 1.5, widths: [320, 420, 680, 850, 1060] },
};

export const cropNames = Object.keys(crops) as CropName[];

/** Of the pixels; a picture that has less to spare is shown whole. */
const minSpared = 0.3;

interface Size {
  width: number;
  height: number;
}

export function hasCrop({ width, height }: Size, name: CropName): boolean {
  return width * (1 - minSpared) >= height * crops[name].ratio;
}

/**
 * What to cut out of a picture of this size. It lies as `object-position` would place it, so that the
 * same position within it shows what it would show of the whole.
 *
 * @param focalX percent from the left
 */
export function cropOf({ width, height }: Size, name: CropName, focalX: number) {
  const cut = Math.min(width, Math.max(1, Math.round(height * crops[name].ratio)));
  return { left: Math.round(((width - cut) * focalX) / 100), top: 0, width: cut, height };
}

/** The path that a crop's variants are named by: `images/ab-card50.webp`. Another focus, another file. */
export function cropPath(path: string, name: CropName, focalX: number): string {
  return path.replace(/\.\w+$/, (extension) => `-${name}${focalX}${extension}`);
}
