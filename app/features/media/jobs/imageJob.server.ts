import sharp from "sharp";
import { variantPath } from "../mediaDescription.ts";
import { imageLane, openImage } from "../sharp.server.ts";
import { diskPath } from "../storage.server.ts";
import { imageWidths } from "./imageWidths.ts";
import * as Jobs from "./jobs.repo.server.ts";
import { placeBytes } from "./placeFile.server.ts";
import type { JobControl } from "./worker.server.ts";

/** Effort 2 and 4:2:0: a tenth of the default's time for the same bytes (facts 1.9). */
const encoders = {
  avif: { quality: 52, effort: 2, chromaSubsampling: "4:2:0" },
  webp: { quality: 76, effort: 3 },
} as const;

const formats = ["avif", "webp"] as const;
type Format = (typeof formats)[number];

/** Decoded pixels; the largest variant's size at most, so about 20 MB. */
interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

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
  const pixels = await decode(media.path, widths.at(-1) ?? 0);
  if (media.placeholder === "") {
    await Jobs.updateMedia(media.id, { placeholder: await placeholderOf(pixels) });
  }
  const wanted = widths.flatMap((width) => formats.map((format) => ({ width, format })));
  for (const [index, { width, format }] of wanted.entries()) {
    signal.throwIfAborted();
    const path = variantPath(media.path, width, format);
    if (!done.has(path)) await makeVariant(media.id, path, pixels, width, format);
    await report((100 * (index + 1)) / wanted.length);
  }
}

function decode(path: string, width: number): Promise<Pixels> {
  return imageLane(() =>
    openImage(diskPath(path))
      .resize({ width, withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
}

async function makeVariant(
  mediaId: number,
  path: string,
  { data, info }: Pixels,
  width: number,
  format: Format,
) {
  const encoded = await imageLane(() =>
    sharp(data, { raw: info })
      .resize({ width })
      [format](encoders[format])
      .toBuffer({ resolveWithObject: true }),
  );
  // File first: a row never speaks of a file that is not there.
  await placeBytes(path, encoded.data);
  await Jobs.insertVariant({
    mediaId,
    kind: "image",
    path,
    type: `image/${format}`,
    width,
    height: encoded.info.height,
    size: encoded.data.length,
  });
}

const placeholderSide = 20;
const maxPlaceholderLength = 500;

/** A picture of 20 pixels as a data URI; none for transparent pictures, through which it would show. */
async function placeholderOf({ data, info }: Pixels): Promise<string> {
  const isTransparent = info.channels === 2 || info.channels === 4;
  if (isTransparent || info.width < 10 * placeholderSide) return "";
  const bytes = await sharp(data, { raw: info })
    .resize({ width: placeholderSide, height: placeholderSide, fit: "inside" })
    .webp({ quality: 30, effort: 4 })
    .toBuffer();
  const uri = `data:image/webp;base64,${bytes.toString("base64")}`;
  return uri.length <= maxPlaceholderLength ? uri : "";
}
