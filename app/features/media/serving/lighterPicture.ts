import type { IncomingHttpHeaders } from "node:http";
import { imageWidths } from "../jobs/imageWidths.ts";
import { type CropName, cropNames, crops } from "../picture/crops.ts";

const variant = new RegExp(
  `^(images/[^/]+?(?:-(${cropNames.join("|")})\\d+)?)-(\\d+)\\.(avif|webp)$`,
);
const slowConnections = ["slow-2g", "2g", "3g"];

/** What a picture's answer depends on beside its path; pages ask browsers to send the second. */
export const lighterHeaders = ["Save-Data", "ECT"] as const;

/**
 * A variant of half the width, for visitors who save data or whose connection is slow: it fills the
 * same place in the page, less sharply, at about a quarter of the bytes.
 *
 * @param path of the variant that the page asked for, under /storage
 * @returns undefined where the picture is to be sent as asked for, or has no variant so small
 */
export function lighterPicture(path: string, headers: IncomingHttpHeaders): string | undefined {
  if (headers["save-data"] !== "on" && !slowConnections.includes(String(headers.ect))) return;
  const [, name, crop, width, format] = variant.exec(path) ?? [];
  const steps = crop ? crops[crop as CropName].widths : imageWidths(Number(width));
  const lighter = steps.findLast((step) => step <= Number(width) / 2);
  return lighter === undefined ? undefined : `${name}-${lighter}.${format}`;
}
