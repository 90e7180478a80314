import * as Jobs from "../jobs/jobs.repo.server.ts";
import type { JobControl } from "../jobs/worker.server.ts";
import { recordVariant, writeVariant } from "../jobs/writeVariant.server.ts";
import { variantPath } from "../mediaDescription.ts";
import { runInImageWorker } from "../picture/imageWorker.server.ts";
import type { EncodedImage } from "../picture/sharp.server.ts";
import { storedFiles } from "../storage.server.ts";
import { coverPath } from "./coverPath.ts";
import { drawingFirstPage } from "./drawFirstPage.server.ts";

/** Generates a PDF's cover, its first page in the sizes that cards show; one that cannot be drawn gets none. */
export async function generateCover(
  { media }: Jobs.Job,
  { signal }: Pick<JobControl, "signal">,
): Promise<void> {
  const encode = (file: string) => runInImageWorker("encodeCover", { file });
  const cover = await storedFiles().withLocal(media.path, (file) =>
    drawingFirstPage(file, encode, { signal }),
  );
  if (!cover) return;
  const path = coverPath(media.path);
  for (const { format, ...image } of cover.sizes) {
    await keep(media.id, variantPath(path, image.width, format), `image/${format}`, image);
  }
  await keep(media.id, path, "image/webp", cover.page);
  await Jobs.updateMedia(media.id, { poster: path });
}

async function keep(
  mediaId: number,
  path: string,
  type: string,
  { bytes, width, height }: EncodedImage,
): Promise<void> {
  await writeVariant(path, bytes);
  await recordVariant({ mediaId, kind: "image", path, type, width, height, size: bytes.length });
}
