import { rm } from "node:fs/promises";
import { paths } from "#app/paths.ts";
import { newWork } from "#app/platform/backgroundWork.ts";
import { type Accept, fileTypes } from "#app/validation/fileTypes.ts";
import { type AltText, insertAll } from "./media.repo.server.ts";
import { asMediaError } from "./mediaErrors.ts";
import { cleanOriginalName } from "./originalName.ts";
import { type Chunks, type ReceivedFile, receive } from "./receive.server.ts";
import { diskPath, newPath } from "./storage.server.ts";

/** One file in the answer to an upload (contract 5); `id` is what every image and file field stores. */
export interface StoredFile {
  id: string;
  url: string;
  name: string;
  /** Bytes, as stored. */
  size: number;
  /** MIME type, as stored. */
  type: string;
  /** Pixels; images only. */
  width?: number;
  height?: number;
}

/**
 * Stores one file: temporary file, checks, fsync, rename, row (contract 6).
 *
 * @param source the bytes, as a stream or any iterable of chunks (`[buffer]`)
 * @param options.accept what the field accepts
 * @param options.isOwn one of the site's own files, whose WebP pictures need no new encoding
 * @throws MediaError; no file and no row are left then
 */
export async function store(
  source: Chunks,
  options: { originalName: string; accept: Accept; alt?: AltText; isOwn?: boolean },
): Promise<StoredFile> {
  const received = await receive(source, options);
  const [stored] = await storeReceived([received], options.alt);
  if (!stored) throw new Error("A kept file has an answer");
  return stored;
}

/** Moves received files into place and inserts their rows: all of them, or none. */
export async function storeReceived(files: ReceivedFile[], alt?: AltText): Promise<StoredFile[]> {
  const stored = files.map(toStored);
  try {
    for (const [index, { id }] of stored.entries()) {
      await files[index]?.temp.moveTo(diskPath(id));
    }
    await insertAll(
      stored.map((file) => ({ ...file, path: file.id, originalName: file.name, alt })),
    );
  } catch (error) {
    await Promise.all(stored.map(({ id }) => rm(diskPath(id), { force: true })));
    await Promise.all(files.map((file) => file.temp.discard()));
    throw asMediaError(error);
  }
  newWork.emit("media");
  return stored;
}

function toStored({ temp, type, originalName, width, height }: ReceivedFile): StoredFile {
  const id = newPath(type);
  return {
    id,
    url: paths.stored(id),
    name: cleanOriginalName(originalName),
    size: temp.size,
    type: fileTypes[type].mime,
    ...(width && height ? { width, height } : {}),
  };
}
