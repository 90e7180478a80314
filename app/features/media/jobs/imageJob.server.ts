import { draw } from "#app/pictures/draw.server.ts";
import { variantPath } from "../mediaDescription.ts";
import { diskPath } from "../storage.server.ts";
import type { Source, VariantFormat } from "./drawVariant.server.ts";
import { imageWidths } from "./imageWidths.ts";
import * as Jobs from "./jobs.repo.server.ts";
import { placeBytes } from "./placeFile.server.ts";
import type { JobControl } from "./worker.server.ts";

const formats: VariantFormat[] = ["avif", "webp"];

/**
 * Makes a picture's variants: AVIF and WebP at every width the slots may ask for, and the placeholder.
 * Each is a file and a row of its own, so a cut job goes on where it was.
 */
export async function varyImage(
  { media }: Jobs.Job,
  { report, signal }: JobControl,
): Promise<void> {
  const done = await Jobs.findVariantPaths(media.id);
  const widths = imageWidths(media.width ?? 0);
  const source = { file: diskPath(media.path), largest: widths.at(-1) ?? 0 };
  if (media.placeholder === "") {
    await Jobs.updateMedia(media.id, { placeholder: await draw("drawPlaceholder", source) });
  }
  const wanted = widths.flatMap((width) => formats.map((format) => ({ width, format })));
  for (const [index, { width, format }] of wanted.entries()) {
    signal.throwIfAborted();
    const path = variantPath(media.path, width, format);
    if (!done.has(path)) await makeVariant(media.id, path, source, width, format);
    await report((100 * (index + 1)) / wanted.length);
  }
}

async function makeVariant(
  mediaId: number,
  path: string,
  source: Source,
  width: number,
  format: VariantFormat,
) {
  const { bytes, height } = await draw("drawVariant", { ...source, width, format });
  // File first: a row never speaks of a file that is not there.
  await placeBytes(path, bytes);
  await Jobs.insertVariant({
    mediaId,
    kind: "image",
    path,
    type: `image/${format}`,
    width,
    height,
    size: bytes.length,
  });
}
