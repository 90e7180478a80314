import type { CropName } from "./picture/crops.ts";

/** What a page knows about a picture; loaders return it as `media: Record<path, MediaDescription>`. */
export interface MediaDescription {
  /** Pixels, as it is shown. */
  width: number;
  height: number;
  /** In the page's language; "" for a decorative or undescribed picture. */
  alt: string;
  /** "pt" when `alt` is Portuguese because there is no English text. */
  altLang?: "pt" | undefined;
  /** Tiny blurred picture as a data URI; "" until generated, and for pictures with transparency. */
  placeholder: string;
  /** The focal point, kept in every crop: percent from the left and from the top. */
  focal: { x: number; y: number };
  /** Widths available in AVIF and in WebP, ascending; empty while the job is pending. */
  variants: number[];
  /** The same for its crops; a crop that is pending or not needed is missing. */
  crops: Partial<Record<CropName, number[]>>;
  /** Of its turned file, where staff have turned it. */
  path?: string;
  /** What the names of the crops tell that staff have framed (`frameTag`). */
  frames?: Partial<Record<CropName, string>>;
}

/** What is said of a picture for those who do not see it. */
export type AltState = "described" | "decorative" | "missing";

/** The path of a picture's variant: `images/ab.webp` at 640 in AVIF is `images/ab-640.avif`. */
export function variantPath(path: string, width: number, format: "avif" | "webp"): string {
  return `${path.replace(/\.\w+$/, "")}-${width}.${format}`;
}
