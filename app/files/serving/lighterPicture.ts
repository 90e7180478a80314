import type { IncomingHttpHeaders } from "node:http";
import { coverWidths } from "../cover/coverPath.ts";
import { imageWidths, ladderOf } from "../jobs/imageWidths.ts";
import { type CropName, cropNames } from "../picture/crops.ts";

const variant = new RegExp(
  `^(images/[^/]+?(?:-(${cropNames.join("|")})([\\dxys]+))?)-(\\d+)\\.(avif|webp)$`,
);
const slowConnections = ["slow-2g", "2g", "3g"];

/** The request headers that pictures vary by; pages ask browsers to send the second one. */
export const lighterHeaders = ["Save-Data", "ECT"] as const;

/**
 * A variant of half the width, for visitors with data saving on or a slow connection: it fills the same
 * place in the page, less sharply, at about a quarter of the bytes.
 *
 * @param path of the requested variant, under /storage
 * @returns undefined when the picture is to be sent as requested, or has no smaller variant
 */
export function lighterPicture(path: string, headers: IncomingHttpHeaders): string | undefined {
  if (headers["save-data"] !== "on" && !slowConnections.includes(String(headers.ect))) return;
  const [, name, crop, part = "", width, format] = variant.exec(path) ?? [];
  const steps = crop ? ladderOf(crop as CropName, part) : stepsOf(name, Number(width));
  const lighter = steps.findLast((step) => step <= Number(width) / 2);
  return lighter === undefined ? undefined : `${name}-${lighter}.${format}`;
}

/** The widths in which there is a picture, or a document's cover. */
function stepsOf(name: string | undefined, width: number): readonly number[] {
  return name?.endsWith("-cover") ? coverWidths : imageWidths(width);
}
