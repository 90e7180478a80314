import type { TempFile } from "../tempFile.server.ts";
import type { FilmContainer } from "./verifyFilm.server.ts";

/** Element ids (RFC 9559). */
const ids = {
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  entry: 0xae,
  type: 0x83,
  cluster: 0x1f43b675,
};
const videoTrack = 1;
/** Before the tracks stand a few elements of metadata; after so many, ffmpeg may look for them. */
const maxElements = 1000;

interface Element {
  id: number;
  start: number;
  /** Infinity for one whose size is not known, as in a recording by a browser. */
  end: number;
}

/** Reads the container of a WebM film: its size, where it tells one, and its tracks. */
export async function readWebm(file: TempFile): Promise<FilmContainer> {
  let segment: Element | undefined;
  for await (const element of elementsWithin(file, 0, file.size)) {
    if (element.id === ids.segment) segment = element;
    if (segment) break;
  }
  if (!segment) return { hasIndex: false, hasPicture: false, neededBytes: 0 };
  const neededBytes = Number.isFinite(segment.end) ? segment.end : 0;
  let hasPicture: boolean | undefined;
  let hasCluster = false;
  for await (const element of elementsWithin(
    file,
    segment.start,
    Math.min(segment.end, file.size),
  )) {
    if (element.id === ids.tracks) hasPicture = await hasVideoTrack(file, element);
    if (element.id === ids.cluster) hasCluster = true;
    if (hasCluster && hasPicture !== undefined) break;
    // Tracks behind a cluster of unknown size cannot be found without reading all of it.
    if (hasCluster && element.end === Infinity) return "unknown";
  }
  return { hasIndex: true, hasPicture: hasCluster && hasPicture === true, neededBytes };
}

async function hasVideoTrack(file: TempFile, tracks: Element): Promise<boolean> {
  for await (const entry of elementsWithin(file, tracks.start, Math.min(tracks.end, file.size))) {
    if (entry.id !== ids.entry) continue;
    for await (const { id, start, end } of elementsWithin(file, entry.start, entry.end)) {
      if (id !== ids.type) continue;
      const bytes = await file.read(start, Math.min(end, start + 8, file.size));
      if (bytes.reduce((value, byte) => value * 256 + byte, 0) === videoTrack) return true;
    }
  }
  return false;
}

/** EBML elements (RFC 8794) between two offsets; ends at what is none. */
async function* elementsWithin(file: TempFile, from: number, to: number): AsyncGenerator<Element> {
  let at = from;
  for (let count = 0; at < to && count < maxElements; count++) {
    const header = await file.read(at, Math.min(at + 12, to, file.size));
    const idBytes = lengthOf(header[0], 4);
    const sizeBytes = lengthOf(header[idBytes], 8);
    const bytes = idBytes + sizeBytes;
    if (idBytes === 0 || sizeBytes === 0 || bytes > header.length) return;
    const size = sizeIn(header.subarray(idBytes, bytes));
    const start = at + bytes;
    const end = start + size;
    yield { id: header.readUIntBE(0, idBytes), start, end };
    at = end;
  }
}

/** How many bytes a number has whose first one is this; 0 where that is more than `max`. */
function lengthOf(first: number | undefined, max: number): number {
  const length = Math.clz32(first ?? 0) - 23;
  return first === undefined || length > max ? 0 : length;
}

/** The number without its length's mark; all bits set mean that the size is not known. */
function sizeIn(bytes: Buffer): number {
  const mark = 0x80 >> (bytes.length - 1);
  const rest = (bytes[0] ?? 0) & (mark - 1);
  const isUnknown = rest === mark - 1 && bytes.subarray(1).every((byte) => byte === 0xff);
  return isUnknown ? Infinity : bytes.subarray(1).reduce((value, byte) => value * 256 + byte, rest);
}
