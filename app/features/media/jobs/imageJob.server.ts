import { draw } from "#app/pictures/draw.server.ts";
import { variantPath } from "../mediaDescription.ts";
import { focalPercent } from "../picture/focalClass.ts";
import { phoneCropPath } from "../picture/phoneCrop.ts";
import { diskPath } from "../storage.server.ts";
import type { Source, Variant, VariantFormat } from "./drawVariant.server.ts";
import { imageWidths, phoneWidths } from "./imageWidths.ts";
import * as Jobs from "./jobs.repo.server.ts";
import { placeBytes } from "./placeFile.server.ts";
import type { JobControl } from "./worker.server.ts";

const formats: VariantFormat[] = ["avif", "webp"];

/**
 * Makes a picture's variants: AVIF and WebP at every width the slots may ask for, the same of its part
 * for phones, and the placeholder. Each is a file and a row of its own, so a cut job goes on where it
 * was.
 */
export async function varyImage(
  { media }: Jobs.Job,
  { report, signal }: JobControl,
): Promise<void> {
  const phoneFocus = focalPercent(media.focalX);
  await Jobs.deletePhoneVariants(media.id, { but: phoneCropPath(media.path, phoneFocus) });
  const done = await Jobs.findVariantPaths(media.id);
  const size = { width: media.width ?? 0, height: media.height ?? 0 };
  const widths = imageWidths(size.width);
  const source = { file: diskPath(media.path), largest: widths.at(-1) ?? 0 };
  if (media.placeholder === "") {
    await Jobs.updateMedia(media.id, { placeholder: await draw("drawPlaceholder", source) });
  }
  const shapes = [
    ...widths.map((width) => ({ width })),
    ...phoneWidths(size).map((width) => ({ width, phoneFocus })),
  ];
  const wanted = shapes.flatMap((shape) => formats.map((format) => ({ ...shape, format })));
  for (const [index, variant] of wanted.entries()) {
    signal.throwIfAborted();
    const path = pathOf(media.path, variant);
    if (!done.has(path)) await makeVariant(media.id, path, source, variant);
    await report((100 * (index + 1)) / wanted.length);
  }
}

function pathOf(path: string, { width, format, phoneFocus }: Variant) {
  const shown = phoneFocus === undefined ? path : phoneCropPath(path, phoneFocus);
  return variantPath(shown, width, format);
}

async function makeVariant(mediaId: number, path: string, source: Source, variant: Variant) {
  const { bytes, height } = await draw("drawVariant", { ...source, ...variant });
  // File first: a row never speaks of a file that is not there.
  await placeBytes(path, bytes);
  await Jobs.insertVariant({
    mediaId,
    kind: variant.phoneFocus === undefined ? "image" : "phone",
    path,
    type: `image/${variant.format}`,
    width: variant.width,
    height,
    size: bytes.length,
  });
}
