import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type Accept, accepts, type FileType, fileTypes } from "#app/validation/fileTypes.ts";
import { isHeic, sniff, sniffBytes } from "./content/sniff.server.ts";
import { acceptedTypes, verify, verifyHead } from "./content/verify.server.ts";
import { encodeUpload } from "./encodeImage.server.ts";
import type { Upload } from "./encodeUpload.server.ts";
import {
  asMediaError,
  EmptyFileError,
  FileTooLargeError,
  MediaError,
  UnacceptedTypeError,
} from "./mediaErrors.ts";
import { cleanOriginalName } from "./originalName.ts";
import { decodingHeic, heicDecoder, NoHeicDecoderError } from "./picture/heic.server.ts";
import { storage } from "./storage.server.ts";
import { TempFile } from "./tempFile.server.ts";
import { blankLocation } from "./video/blankLocation.server.ts";

/** A file that passed every check and waits under STORAGE_DIR/tmp to be kept or discarded. */
export interface ReceivedFile {
  temp: TempFile;
  type: FileType;
  originalName: string;
  /** SHA-256 of the bytes as they were sent, before a picture is encoded anew. */
  digest: string;
  width?: number;
  height?: number;
}

interface ReceiveOptions {
  /** The sender's name for the file, untrusted. */
  originalName: string;
  accept: Accept;
  /** The file is the site's own, not somebody's: a WebP was encoded before, and is kept as it is. */
  isOwn?: boolean;
}

interface ArrivedOptions extends ReceiveOptions {
  /** Told the digest of the bytes as they are now, before any is changed; says which they were sent with. */
  firstDigest?: (read: string) => Promise<string>;
}

export type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/**
 * Streams a file into STORAGE_DIR/tmp, limiting its size; detects its type from the first bytes, so that no
 * more of a wrong type is written; re-encodes images, and blanks the place where a video was filmed.
 *
 * @throws MediaError; nothing is left behind then
 */
export async function receive(source: Chunks, options: ReceiveOptions): Promise<ReceivedFile> {
  const temp = await TempFile.create().catch((error: unknown) => {
    throw asMediaError(error);
  });
  return judge(temp, writing(temp, source), options);
}

/**
 * The same for a file that has arrived under STORAGE_DIR/tmp by another way; it is taken over.
 *
 * @throws MediaError; the file is gone then
 */
export async function receiveArrived(file: string, options: ArrivedOptions): Promise<ReceivedFile> {
  return judge(await TempFile.adopt(file), createReadStream(file), options);
}

/**
 * Refuses a file whose first bytes show already that {@link receive} would.
 *
 * @param head its first {@link sniffBytes} bytes
 * @throws MediaError
 */
export async function refuseByHead(
  head: Buffer,
  size: number,
  { accept, originalName }: ReceiveOptions,
): Promise<void> {
  try {
    refuseTooLarge(size, acceptedType(head, accept, (await heicDecoder()) !== undefined));
  } catch (error) {
    throw explained(error, { accept, originalName });
  }
}

/** Each chunk is written once it has been judged. */
async function* writing(temp: TempFile, source: Chunks) {
  for await (const chunk of source) {
    yield chunk;
    await temp.write(chunk);
  }
}

/** @param chunks of the file, all of which are in it when they end */
async function judge(temp: TempFile, chunks: Chunks, options: ArrivedOptions) {
  try {
    const { type, digest: read } = await identify(chunks, options.accept);
    const digest = (await options.firstDigest?.(read)) ?? read;
    const received = { temp, digest, originalName: options.originalName };
    if (type === "heic") return await reencodeHeic(received, options.accept);
    await verify(temp, type, options.accept);
    if (type === "jpg" || type === "png" || type === "webp") {
      const isEncoded = options.isOwn && type === "webp";
      return await reencode(received, { file: temp.file, type, isEncoded });
    }
    if (type === "mp4" || type === "mov") await blankLocation(temp);
    await temp.seal();
    return { ...received, type };
  } catch (error) {
    await temp.discard();
    throw explained(error, options);
  }
}

function explained(error: unknown, options: ReceiveOptions): unknown {
  const known = asMediaError(explainName(error, options));
  if (known instanceof MediaError) known.fileName = cleanOriginalName(options.originalName);
  return known;
}

/** "This type is not accepted" makes no sense to somebody whose file is called photo.jpg. */
function explainName(error: unknown, { originalName, accept }: ReceiveOptions): unknown {
  const isNamedPicture = /\.(jpe?g|png|webp)$/i.test(originalName) && accepts(accept, "jpg");
  const isOther = error instanceof UnacceptedTypeError && error.key !== "api.files.heic";
  return isOther && isNamedPicture
    ? new UnacceptedTypeError({ types: acceptedTypes(accept) }, "api.files.misnamedPicture")
    : error;
}

/** What may arrive; a HEIC photo is stored as any other. */
type SentType = FileType | "heic";

async function identify(chunks: Chunks, accept: Accept) {
  const takesHeic = (await heicDecoder()) !== undefined;
  const hash = createHash("sha256");
  let head: Buffer = Buffer.alloc(0);
  let type: SentType | undefined;
  let size = 0;
  for await (const chunk of chunks) {
    if (head.length < sniffBytes) head = Buffer.concat([head, chunk]);
    if (!type && head.length >= sniffBytes) type = acceptedType(head, accept, takesHeic);
    size += chunk.length;
    refuseTooLarge(size, type);
    hash.update(chunk);
  }
  if (size === 0) throw new EmptyFileError();
  type ??= acceptedType(head, accept, takesHeic);
  refuseTooLarge(size, type);
  return { type, digest: hash.digest("hex") };
}

function acceptedType(head: Buffer, accept: Accept, takesHeic: boolean): SentType {
  const type = sniff(head.subarray(0, sniffBytes));
  if (!type && accepts(accept, "jpg") && isHeic(head)) {
    if (takesHeic) return "heic";
    throw heicRefusal(accept);
  }
  if (!type || !accepts(accept, type)) {
    throw new UnacceptedTypeError({ types: acceptedTypes(accept) });
  }
  verifyHead(head, type, accept);
  return type;
}

function heicRefusal(accept: Accept) {
  return new UnacceptedTypeError({ types: acceptedTypes(accept) }, "api.files.heic");
}

function refuseTooLarge(size: number, type: SentType | undefined): void {
  if (!type) return;
  const isVideo = type !== "heic" && fileTypes[type].mime.startsWith("video/");
  const limit = isVideo ? storage().maxVideoBytes : storage().maxFileBytes;
  if (size > limit) throw new FileTooLargeError({ megabytes: Math.floor(limit / 1024 / 1024) });
}

/** A file whose bytes have arrived; what it becomes is not decided yet. */
type Arrived = Omit<ReceivedFile, "type">;

async function reencodeHeic(received: Arrived, accept: Accept): Promise<ReceivedFile> {
  try {
    return await decodingHeic(received.temp.file, (file) =>
      reencode(received, { file, type: "jpg", isUpright: true }),
    );
  } catch (error) {
    throw error instanceof NoHeicDecoderError ? heicRefusal(accept) : error;
  }
}

/** Replaces the received picture with a re-encoded one. */
async function reencode(received: Arrived, upload: Upload): Promise<ReceivedFile> {
  const { bytes, width, height } = await encodeUpload(upload);
  const own = await TempFile.create();
  try {
    await own.write(bytes);
    await own.seal();
    await received.temp.discard();
    return { ...received, temp: own, type: "webp", width, height };
  } catch (error) {
    await own.discard();
    throw error;
  }
}
