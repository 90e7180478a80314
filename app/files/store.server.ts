import { paths } from "#app/paths.ts";
import { newWork } from "#app/platform/backgroundWork.ts";
import { log } from "#app/platform/log.ts";
import { type Accept, fileTypes } from "#app/validation/fileTypes.ts";
import type { AltText } from "./media.repo.server.ts";
import * as Media from "./media.repo.server.ts";
import { asMediaError } from "./mediaErrors.ts";
import { cleanOriginalName } from "./originalName.ts";
import { type Chunks, type ReceivedFile, receive } from "./receive.server.ts";
import { storedFiles } from "./storage.server.ts";
import { newPath } from "./storedPath.server.ts";

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
  /** Its bytes were stored already; only the forms of staff are told. */
  isKnown?: boolean;
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

/**
 * Moves received files into place and inserts their rows: all of them, or none. Bytes that are stored already are not
 * stored twice: the answer names that file, by the name that was sent.
 */
export async function storeReceived(files: ReceivedFile[], alt?: AltText): Promise<StoredFile[]> {
  if (files.length === 0) return [];
  const received = files.map((file) => ({ ...file, path: newPath(file.type) }));
  let kept: Media.Kept[];
  try {
    await Media.forgetLost(
      received.map(({ digest }) => digest),
      async (path) => !(await storedFiles().has(path)),
    );
    for (const { temp, path } of received) await temp.place(path);
    kept = await Media.insertAll(received.map((file) => toRow(file, alt)));
  } catch (error) {
    await Promise.allSettled(files.map((file) => file.temp.discard()));
    await remove(received);
    throw asMediaError(error);
  }
  await remove(received.filter(({ path }, at) => path !== kept[at]?.path));
  newWork.emit("media");
  return kept.map((file, at) => toStored(file, received[at]?.originalName ?? ""));
}

/** What stays is a file without a row, which the sweep removes. */
async function remove(files: readonly { path: string }[]): Promise<void> {
  const paths = files.map(({ path }) => path);
  await storedFiles()
    .remove(paths)
    .catch((error: unknown) =>
      log.error({ err: error }, "files without a row are left to the sweep"),
    );
}

function toRow(file: ReceivedFile & { path: string }, alt: AltText | undefined): Media.NewMedia {
  const { path, type, originalName, temp, width, height, digest } = file;
  return {
    path,
    originalName: cleanOriginalName(originalName),
    type: fileTypes[type].mime,
    size: temp.size,
    ...(width && height && { width, height }),
    ...(alt && { alt }),
    // Captions belong to their film.
    ...(type !== "vtt" && { digest }),
  };
}

/** @param sentName as the sender calls it */
export function toStored(
  { path, size, type, width, height, isKnown }: Media.Kept,
  sentName: string,
): StoredFile {
  return {
    id: path,
    url: paths.stored(path),
    name: cleanOriginalName(sentName),
    ...{ size, type },
    ...(width && height && type.startsWith("image/") ? { width, height } : {}),
    ...(isKnown && { isKnown }),
  };
}
