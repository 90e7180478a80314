import type { TextKey } from "#app/i18n/texts.server.ts";
import { isDiskFull } from "#app/platform/errors.ts";
import { S3Error } from "./backend/s3/s3Client.server.ts";

/**
 * Why a file was not stored. `key` names the text in the dictionary, `values` fill it; the HTTP
 * status is chosen at the edge (`uploadStatus.ts`).
 */
export abstract class MediaError extends Error {
  abstract readonly key: TextKey;
  /** The sender's name for the file, since a request may hold many; "" when it is about no single one. */
  fileName = "";
  constructor(readonly values: Record<string, string | number> = {}) {
    super();
    this.name = new.target.name;
    this.message = `${this.name} ${JSON.stringify(values)}`;
  }
}

/** Why a type is not taken: in itself, or for what this file of the type holds. */
type UnacceptedKey = `api.files.${
  | "unacceptedType"
  | "misnamedPicture"
  | "heic"
  | "activePage"
  | "macros"
  | "remoteTemplate"}`;

/**
 * The bytes are of a type that the field does not take, or that is not taken as it is.
 *
 * `values.types` names those that the field takes.
 */
export class UnacceptedTypeError extends MediaError {
  constructor(
    values: { types: string },
    readonly key: UnacceptedKey = "api.files.unacceptedType",
  ) {
    super(values);
  }
}

/** An image whose bytes cannot be decoded. */
export class BrokenImageError extends MediaError {
  readonly key = "api.files.brokenImage";
}

/** Processing the picture took more memory than the machine had. */
export class NoMemoryError extends MediaError {
  readonly key = "api.files.noMemory";
}

export class FileTooLargeError extends MediaError {
  readonly key = "api.files.tooLarge";
}

/** A request whose files together are too large. */
export class UploadTooLargeError extends MediaError {
  readonly key = "api.files.togetherTooLarge";
}

/** A form with more files than one request may contain. */
export class TooManyFilesError extends MediaError {
  readonly key = "api.files.tooMany";
}

/** Contract 9: 50 megapixels. */
export const maxPixels = 50e6;

/** More pixels than memory allows. */
export class TooManyPixelsError extends MediaError {
  readonly key = "api.files.tooManyPixels";
}

export class EmptyFileError extends MediaError {
  readonly key = "api.files.empty";
}

/** A film that nobody could watch to its end; `key` says why. */
export class BrokenVideoError extends MediaError {
  constructor(readonly key: `api.files.${"videoIndex" | "videoPicture" | "videoCut"}`) {
    super();
  }
}

/** Captions that are not WebVTT. */
export class BrokenCaptionsError extends MediaError {
  readonly key = "api.files.brokenCaptions";
}

/** The volume is full; reading still works (contract 9). */
export class DiskFullError extends MediaError {
  readonly key = "api.files.diskFull";
  /** The file system's code, so that `isDiskFull` recognizes the error anywhere. */
  readonly code = "ENOSPC";
}

/** The store in which files are kept did not answer, or refused. */
export class UnreachableStoreError extends MediaError {
  readonly key = "api.files.unreachable";
}

/** The body is not the multipart form that its headers announce, or ended early. */
export class MalformedUploadError extends MediaError {
  readonly key = "api.files.malformed";
}

/** The body is none of a form with files at all: of another type, or compressed. */
export class NotMultipartError extends MediaError {
  readonly key = "api.files.notMultipart";
}

/** A form without a file in the field that takes them; a part that names no file is a text to the parser. */
export class NoFileInFieldError extends MediaError {
  readonly key = "api.files.noFileInField";
}

/** A part of a file that is to be stored before all of it has come. */
export class IncompleteUploadError extends MediaError {
  readonly key = "api.files.incomplete";
}

/** No bytes for 30 seconds (contract 9). */
export class StalledUploadError extends MediaError {
  readonly key = "api.files.stalled";
}

/** Converts disk-full errors of the file system and the database to `DiskFullError`, and those of a store of files. */
export function asMediaError(error: unknown): unknown {
  if (error instanceof MediaError) return error;
  if (error instanceof S3Error) return Object.assign(new UnreachableStoreError(), { cause: error });
  return isDiskFull(error) ? new DiskFullError() : error;
}
