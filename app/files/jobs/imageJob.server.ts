import type { Row } from "#app/db/tables.ts";
import { variantPath } from "../mediaDescription.ts";
import { cropPath, focalPercent, ownCrops } from "../picture/crops.ts";
import { framedRect, frameTag, parseFrames, pixelRect } from "../picture/frames.ts";
import { runInImageWorker } from "../picture/imageWorker.server.ts";
import {
  type Orientation,
  orientations,
  shownSize,
  toShown,
  turnedPath,
} from "../picture/orientation.ts";
import { storedFiles } from "../storage.server.ts";
import type { Source, Variant, VariantFormat } from "./encodeVariant.server.ts";
import { cropWidths, frameWidths, imageWidths } from "./imageWidths.ts";
import * as Jobs from "./jobs.repo.server.ts";
import type { JobControl } from "./worker.server.ts";
import { recordVariant, writeVariant } from "./writeVariant.server.ts";

const formats: VariantFormat[] = ["avif", "webp"];

/** A file to make: the base of its path, its kind, and how it is made. */
interface Wanted {
  base: string;
  kind: "image" | "crop";
  source: Source;
  variant: Omit<Variant, "format">;
}

/**
 * Generates a picture's variants: AVIF and WebP at every width that slots may ask for, the same for its
 * crops and frames, and the placeholder; where staff have turned it, of that. Each is a separate file and row, so an
 * interrupted job resumes where it was.
 */
export async function generateVariants({ media }: Jobs.Job, control: JobControl): Promise<void> {
  await makeTurned(media, media.orientation);
  const shown = turnedPath(media.path, media.orientation);
  await storedFiles().withLocal(shown, (file) => generateFrom(file, media, control));
}

async function generateFrom(
  file: string,
  media: Row<"media">,
  { report, signal }: JobControl,
): Promise<void> {
  const wanted = wantedOf(media, file)
    .flatMap((one) => formats.map((format) => ({ ...one, variant: { ...one.variant, format } })))
    .map((one) => ({ ...one, path: variantPath(one.base, one.variant.width, one.variant.format) }));
  // The turned file itself stays: programs and open pages may know its address.
  const turned = orientations.map((one) => turnedPath(media.path, one));
  await Jobs.deleteCrops(media.id, { but: [...turned, ...wanted.map(({ path }) => path)] });
  const done = await Jobs.findVariantPaths(media.id);
  if (media.placeholder === "") {
    const source = { file, largest: largestOf(media) };
    await Jobs.updateMedia(media.id, {
      placeholder: await runInImageWorker("encodePlaceholder", source),
    });
  }
  for (const [index, { path, kind, source, variant }] of wanted.entries()) {
    signal.throwIfAborted();
    if (!done.has(path)) await makeVariant(media.id, { path, kind, source, variant });
    await report((100 * (index + 1)) / wanted.length);
  }
}

type Picture = Pick<Row<"media">, "id" | "path" | "width" | "height" | "orientation">;

/** As it is seen. */
function sizeOf({ width, height, orientation }: Omit<Picture, "id" | "path">) {
  return shownSize({ width: width ?? 0, height: height ?? 0 }, orientation);
}

function largestOf(media: Omit<Picture, "id" | "path">): number {
  return imageWidths(sizeOf(media).width).at(-1) ?? 0;
}

/** Largest first: before the job is done, pages offer pictures that are too large rather than too small. */
function wantedOf(media: Row<"media">, file: string): Wanted[] {
  const { orientation } = media;
  const size = sizeOf(media);
  const base = turnedPath(media.path, orientation);
  const source = { file, largest: largestOf(media) };
  const focal = toShown({ x: media.focalX * 100, y: media.focalY * 100 }, orientation);
  const focalX = focalPercent(focal.x / 100);
  const frames = parseFrames(media.frames);
  const kind = orientation === "" ? ("image" as const) : ("crop" as const);
  const whole = imageWidths(size.width)
    .toReversed()
    .map((width) => ({ base, kind, source, variant: { width } }));
  const cropped = ownCrops.flatMap((name) =>
    frames[name]
      ? []
      : cropWidths(size, name)
          .toReversed()
          .map((width) => ({
            base: cropPath(base, name, focalX),
            ...{ kind: "crop" as const, source, variant: { width, crop: { name, focalX } } },
          })),
  );
  const stored = { width: media.width ?? 0, height: media.height ?? 0 };
  const framed = Object.entries(frames).flatMap(([key, frame]) => {
    const name = key as keyof typeof frames;
    const part = pixelRect(size, framedRect(stored, orientation, name, frame));
    const widths = frameWidths(part).toReversed();
    return widths.map((width) => ({
      base: cropPath(base, name, frameTag(frame)),
      kind: "crop" as const,
      source: { file, largest: widths[0] ?? width, part },
      variant: { width },
    }));
  });
  return [...whole, ...cropped, ...framed];
}

/**
 * Makes a picture's turned file, of which all others are made, if it is not there: before that, pages show it as it
 * was sent.
 */
export async function makeTurned(
  { id, path, width, height }: Picture,
  orientation: Orientation,
): Promise<void> {
  const turned = turnedPath(path, orientation);
  if (turned === path || (await Jobs.findVariantPaths(id)).has(turned)) return;
  const { bytes } = await storedFiles().withLocal(path, (file) =>
    runInImageWorker("encodeTurned", { file, orientation }),
  );
  await writeVariant(turned, bytes);
  await recordVariant({
    ...{ mediaId: id, kind: "crop", path: turned, type: "image/webp", size: bytes.length },
    ...shownSize({ width: width ?? 0, height: height ?? 0 }, orientation),
  });
}

async function makeVariant(
  mediaId: number,
  { path, kind, source, variant }: Omit<Wanted, "base"> & { path: string; variant: Variant },
) {
  const { bytes, height } = await runInImageWorker("encodeVariant", { ...source, ...variant });
  await writeVariant(path, bytes);
  const { width, format } = variant;
  await recordVariant({
    ...{ mediaId, kind, path, type: `image/${format}`, width, height, size: bytes.length },
  });
}
