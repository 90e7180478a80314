import type { Readable } from "node:stream";
import type { ByteRange } from "../serving/byteRange.ts";

/**
 * Where the stored files are: uploads, and what was generated from them, by path (`images/ab.webp`). What a path holds
 * never changes. Whether a file may be shown is what the database says (decision 027): nobody but the site reads here.
 *
 * Paths that this program could not have made are refused with an error; to {@link open} and {@link copyTo} there is nothing.
 */
export interface StoredFiles {
  /** @returns undefined where there is no such file; the caller closes it */
  open(path: string): Promise<OpenedFile | undefined>;
  has(path: string): Promise<boolean>;
  /** Moves a file from STORAGE_DIR/tmp to its place: there whole or not at all, and durable. */
  place(temp: string, path: string): Promise<void>;
  /** Removes files, each whatever becomes of the others; one that is not there is no error. */
  remove(paths: readonly string[]): Promise<void>;
  /** For programs that read files by their name: it is there until `use` has ended, and is not to be changed. */
  withLocal<Result>(path: string, use: (file: string) => Promise<Result>): Promise<Result>;
  /**
   * Puts a file outside as well, where it is not to be changed either.
   *
   * @returns false where there is no such file
   */
  copyTo(path: string, file: string, signal?: AbortSignal): Promise<boolean>;
  /** Every file that is there, also such as no row knows, in no particular order. */
  list(): AsyncIterable<ListedFile>;
  /** Removes what placing has left half done, begun before then. */
  removeUnfinished(before: Date): Promise<void>;
}

export interface OpenedFile {
  /** Bytes. */
  size: number;
  /** Whoever asks for a file's facts alone never calls it: a store may be far away. */
  read(bytes: ByteRange): Promise<Readable>;
  close(): Promise<void>;
}

export interface ListedFile {
  path: string;
  size: number;
  placedAt: Date;
  /**
   * Removes it unless it has been placed again meanwhile, also where its name is none of a stored file.
   *
   * @returns whether it was removed
   */
  remove(placedBefore: Date): Promise<boolean>;
}
