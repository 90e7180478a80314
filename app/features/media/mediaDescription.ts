import type { CropName } from "./picture/crops.ts";

/** What a page knows about a picture; loaders bring it as `media: Record<path, MediaDescription>`. */
export interface MediaDescription {
  /** Pixels of the stored original. */
  width: number;
  height: number;
  /** In the page's language; "" for a decorative picture or one that nobody has described. */
  alt: string;
  /** Where `alt` is Portuguese for want of an English text. */
  altLang?: "pt" | undefined;
  /** Tiny blurred picture as a data URI; "" until made, and for pictures with transparency. */
  placeholder: string;
  /** What must stay in sight of every crop: percent from the left and from the top. */
  focal: { x: number; y: number };
  /** Widths that are ready in AVIF and in WebP, ascending; empty while the queue works. */
  variants: number[];
  /** The same of its crops; one that is not ready, or that the picture has none of, is missing. */
  crops: Partial<Record<CropName, number[]>>;
}

/** Where a picture's variant stands: `images/ab.webp` at 640 in AVIF is `images/ab-640.avif`. */
export function variantPath(path: string, width: number, format: "avif" | "webp"): string {
  return `${path.replace(/\.\w+$/, "")}-${width}.${format}`;
}
