import { storageUrl, variantPath } from "../mediaDescription.ts";
import type { Slot } from "../slots.ts";

/**
 * The `sizes` of a picture in a slot: how wide the file must be, which in a crop of fixed height is
 * more than the slot's width when the picture is flatter than the slot.
 */
export function sizesOf(slot: Slot, { width, height }: { width: number; height: number }): string {
  const ratio = Math.round((width / height) * 1000) / 1000;
  return slot.boxes
    .map((box) => {
      const media = box.from ? `(min-width: ${box.from}) ` : "";
      // A sum stands in brackets, which `calc` brings along.
      if (!box.height) return media + box.width.replace(/^\(/, "calc(");
      const pick = slot.fit === "cover" ? "max" : "min";
      return `${media}${pick}(${box.width}, calc(${box.height} * ${ratio}))`;
    })
    .join(", ");
}

/**
 * Ready variants in one format, as a `srcset`.
 *
 * @param widths of those that are ready
 */
export function srcSetOf(
  path: string,
  widths: readonly number[],
  format: "avif" | "webp",
): string | undefined {
  if (widths.length === 0) return undefined;
  return widths
    .map((width) => `${storageUrl(variantPath(path, width, format))} ${width}w`)
    .join(", ");
}
