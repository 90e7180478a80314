import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import type { TempFile } from "../tempFile.server.ts";

/** A file within a zip, as its central directory describes it (PKWARE APPNOTE 4.3.12); numbers in bytes. */
export interface ZipEntry {
  /** With slashes, whatever the packer wrote: .NET once wrote backslashes. */
  name: string;
  isEncrypted: boolean;
  method: number;
  packedSize: number;
  size: number;
  /** Of its local header. */
  offset: number;
}

const endBytes = 22;
const zip64LocatorBytes = 20;
const zip64EndBytes = 56;
const entryBytes = 46;
const localBytes = 30;
const maxCommentBytes = 65535;
const maxDirectoryBytes = 4 * 1024 * 1024;
/** A comment may hold thousands of end records, each of which would have the directory read. */
const maxDirectories = 8;

const signatures = { local: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 };
const zip64Signatures = { locator: 0x07064b50, end: 0x06064b50 };

/**
 * What a zip contains, from its central directory: nothing is unpacked, so a bomb has no effect. The end of
 * the directory is found although the comment after it may contain anything, even the same mark; libraries
 * (yauzl, fflate) give up there. A file with two directories, of which each program could choose
 * another, has none.
 */
export async function readDirectory(file: TempFile): Promise<ZipEntry[] | undefined> {
  const from = Math.max(0, file.size - zip64LocatorBytes - endBytes - maxCommentBytes);
  const tail = await file.read(from, file.size);
  const mark = Buffer.alloc(4);
  mark.writeUInt32LE(signatures.end);
  const places: Directory[] = [];
  for (let at = tail.indexOf(mark); at >= 0; at = tail.indexOf(mark, at + 1)) {
    if (at + endBytes > tail.length || places.length > maxDirectories) break;
    const place = await directoryBefore(file, tail, at, from);
    if (place) places.push(place);
  }
  const found: ZipEntry[][] = [];
  for (const { start, size, count } of places.slice(0, maxDirectories)) {
    const entries = entriesIn(await file.read(start, start + size));
    if (entries?.length === count) found.push(entries);
  }
  return found.length === 1 && places.length <= maxDirectories ? found[0] : undefined;
}

interface Directory {
  start: number;
  size: number;
  /** Of its entries. */
  count: number;
}

/** Where the directory is that an end record of the file's tail describes, if it ends right before that record. */
async function directoryBefore(
  file: TempFile,
  tail: Buffer,
  at: number,
  tailFrom: number,
): Promise<Directory | undefined> {
  const end = tail.subarray(at, at + endBytes);
  const zip64 = await zip64End(file, tail.subarray(0, at), tailFrom);
  const { count, size, start } = zip64 ?? {
    count: end.readUInt16LE(10),
    size: end.readUInt32LE(12),
    start: end.readUInt32LE(16),
  };
  if (size > maxDirectoryBytes || start + size !== (zip64?.at ?? tailFrom + at)) return undefined;
  return { count, size, start };
}

/** The 64-bit end record, which some packers write however small the file is; undefined for none. */
async function zip64End(
  file: TempFile,
  before: Buffer,
  tailFrom: number,
): Promise<(Directory & { at: number }) | undefined> {
  if (before.length < zip64LocatorBytes) return undefined;
  const locator = before.subarray(-zip64LocatorBytes);
  if (locator.readUInt32LE(0) !== zip64Signatures.locator) return undefined;
  const at = Number(locator.readBigUInt64LE(8));
  if (at + zip64EndBytes > tailFrom + before.length - zip64LocatorBytes) return undefined;
  const record = await file.read(at, at + zip64EndBytes);
  if (record.readUInt32LE(0) !== zip64Signatures.end) return undefined;
  const number = (field: number) => Number(record.readBigUInt64LE(field));
  return { at, count: number(32), size: number(40), start: number(48) };
}

/** Undefined where something else stands between the entries, or one is cut off. */
function entriesIn(directory: Buffer): ZipEntry[] | undefined {
  const entries: ZipEntry[] = [];
  for (let at = 0; at < directory.length; ) {
    if (at + entryBytes > directory.length) return undefined;
    if (directory.readUInt32LE(at) !== signatures.entry) return undefined;
    const nameEnd = at + entryBytes + directory.readUInt16LE(at + 28);
    const extraEnd = nameEnd + directory.readUInt16LE(at + 30);
    const end = extraEnd + directory.readUInt16LE(at + 32);
    if (end > directory.length) return undefined;
    const wide = wideNumbers(directory.subarray(nameEnd, extraEnd));
    const number = (offset: number) => {
      const value = directory.readUInt32LE(at + offset);
      return value === 0xffffffff ? (wide.shift() ?? value) : value;
    };
    // In this order: a 64-bit number stands in the extra field for each that is full.
    const size = number(24);
    const packedSize = number(20);
    entries.push({
      name: directory.toString("utf8", at + entryBytes, nameEnd).replaceAll("\\", "/"),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      method: directory.readUInt16LE(at + 10),
      packedSize,
      size,
      offset: number(42),
    });
    at = end;
  }
  return entries;
}

/** The 64-bit numbers of an entry's extra field (APPNOTE 4.5.3). */
function wideNumbers(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; ) {
    const end = Math.min(extra.length, at + 4 + extra.readUInt16LE(at + 2));
    if (extra.readUInt16LE(at) === 1) {
      const numbers: number[] = [];
      for (let from = at + 4; from + 8 <= end; from += 8) {
        numbers.push(Number(extra.readBigUInt64LE(from)));
      }
      return numbers;
    }
    at = end;
  }
  return [];
}

const unpack = promisify(inflateRaw);

/**
 * The bytes of one entry; undefined if it is damaged, encrypted, packed in a way that Office does not use, or
 * more than `maxBytes`, of which no more is unpacked.
 */
export async function readEntry(
  file: TempFile,
  entry: ZipEntry,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const { offset, packedSize, size, method, isEncrypted } = entry;
  if (isEncrypted || size > maxBytes || packedSize > maxBytes) return undefined;
  if (offset + localBytes > file.size) return undefined;
  const header = await file.read(offset, offset + localBytes);
  if (header.readUInt32LE(0) !== signatures.local) return undefined;
  const start = offset + localBytes + header.readUInt16LE(26) + header.readUInt16LE(28);
  if (start + packedSize > file.size) return undefined;
  const packed = await file.read(start, start + packedSize);
  if (method === 0) return packed;
  if (method !== 8) return undefined;
  return unpack(packed, { maxOutputLength: Math.max(1, maxBytes) }).catch(() => undefined);
}
