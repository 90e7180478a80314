import { variantPath } from "../mediaDescription.ts";
import { cropNames, cropPath, focalPercent } from "../picture/crops.ts";
import { runInImageWorker } from "../picture/imageWorker.server.ts";
import { storedFiles } from "../storage.server.ts";
import type { Source, Variant, VariantFormat } from "./encodeVariant.server.ts";
import { cropWidths, imageWidths } from "./imageWidths.ts";
import * as Jobs from "./jobs.repo.server.ts";
import type { JobControl } from "./worker.server.ts";
import { recordVariant, writeVariant } from "./writeVariant.server.ts";

const formats: VariantFormat[] = ["avif", "webp"];

/**
 * Generates a picture's variants: AVIF and WebP at every width that slots may ask for, the same for its
 * crops, and the placeholder. Each is a separate file and row, so an interrupted job resumes where it was.
 */
export function generateVariants({ media }: Jobs.Job, control: JobControl): Promise<void> {
  return storedFiles().withLocal(media.path, (file) => generateFrom(file, media, control));
}

async function generateFrom(
  file: string,
  media: Jobs.Job["media"],
  { report, signal }: JobControl,
): Promise<void> {
  const size = { width: media.width ?? 0, height: media.height ?? 0 };
  const widths = imageWidths(size.width);
  const source = { file, largest: widths.at(-1) ?? 0 };
  const focalX = focalPercent(media.focalX);
  // Largest first: before the job is done, pages offer pictures that are too large rather than too small.
  const shapes: Omit<Variant, "format">[] = [
    ...widths.toReversed().map((width) => ({ width })),
    ...cropNames.flatMap((name) =>
      cropWidths(size, name)
        .toReversed()
        .map((width) => ({ width, crop: { name, focalX } })),
    ),
  ];
  const wanted = shapes
    .flatMap((shape) => formats.map((format) => ({ ...shape, format })))
    .map((variant) => ({ variant, path: pathOf(media.path, variant) }));
  await Jobs.deleteCrops(media.id, { but: wanted.map(({ path }) => path) });
  const done = await Jobs.findVariantPaths(media.id);
  if (media.placeholder === "") {
    await Jobs.updateMedia(media.id, {
      placeholder: await runInImageWorker("encodePlaceholder", source),
    });
  }
  for (const [index, { variant, path }] of wanted.entries()) {
    signal.throwIfAborted();
    if (!done.has(path)) await makeVariant(media.id, path, source, variant);
    await report((100 * (index + 1)) / wanted.length);
  }
}

function pathOf(path: string, { width, format, crop }: Variant) {
  return variantPath(crop ? cropPath(path, crop.name, crop.focalX) : path, width, format);
}

async function makeVariant(mediaId: number, path: string, source: Source, variant: Variant) {
  const { bytes, height } = await runInImageWorker("encodeVariant", { ...source, ...variant });
  await writeVariant(path, bytes);
  await recordVariant({
    mediaId,
    kind: variant.crop ? "crop" : "image",
    path,
    type: `image/${variant.format}`,
    width: variant.width,
    height,
    size: bytes.length,
  });
}
