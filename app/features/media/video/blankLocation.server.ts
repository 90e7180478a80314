import type { TempFile } from "../tempFile.server.ts";

/** A box of the ISO base media format (ISO 14496-12, 4.2); offsets in bytes. */
interface Box {
  type: string;
  from: number;
  /** Where its contents begin, and end. */
  start: number;
  end: number;
}

/** Boxes of boxes, on the way to the metadata. */
const containers = ["moov", "trak", "udta"];
const maxDepth = 3;
/** What Android and QuickTime, and what 3GPP phones write. */
const locations = ["\u00a9xyz", "loci"];
/** Boxes of metadata of all kinds, and what tells a place in them: to iPhones, iTunes, ffmpeg, and in XMP. */
const mixed = ["meta", "uuid", "XMP_"];
const marks = ["com.apple.quicktime.location", "\u00a9xyz", "mdtalocation", "GPSL"];
/** A larger box holds something else. */
const maxMetadataBytes = 1024 * 1024;
/** In a file of more, the rest is left alone. */
const maxBoxes = 10_000;

/**
 * Blanks the place where an MP4 or QuickTime video was filmed, which phones write into it: everybody may
 * download the original. Without it the file is left as it is, byte for byte; with it its size and all
 * offsets stay.
 */
export async function blankLocation(file: TempFile): Promise<void> {
  let seen = 0;
  for await (const box of boxesWithin(file, 0, file.size)) {
    seen += 1;
    if (seen > maxBoxes) return;
    if (await tellsLocation(file, box)) {
      await file.overwrite(Buffer.from("free"), box.from + 4);
      await file.overwrite(Buffer.alloc(box.end - box.start), box.start);
    }
  }
}

async function tellsLocation(file: TempFile, { type, start, end }: Box): Promise<boolean> {
  if (end - start > maxMetadataBytes) return false;
  if (locations.includes(type)) return true;
  if (!mixed.includes(type)) return false;
  const bytes = await file.read(start, end);
  return marks.some((mark) => bytes.includes(mark, 0, "latin1"));
}

/** The boxes between two offsets, each followed by those within it; ends at what is no whole box. */
async function* boxesWithin(
  file: TempFile,
  from: number,
  to: number,
  depth = 0,
): AsyncGenerator<Box> {
  for (let at = from; at + 8 <= to; ) {
    const header = await file.read(at, Math.min(at + 16, to));
    const { size, bytes } = sizeIn(header, to - at);
    if (size < bytes || at + size > to) return;
    const type = header.toString("latin1", 4, 8);
    const box = { type, from: at, start: at + bytes, end: at + size };
    yield box;
    if (depth < maxDepth && containers.includes(type)) {
      yield* boxesWithin(file, box.start, box.end, depth + 1);
    }
    at += size;
  }
}

/** The box's size, and that of its header: 1 announces a 64-bit size, 0 means all the rest. */
function sizeIn(header: Buffer, rest: number): { size: number; bytes: number } {
  const size = header.readUInt32BE(0);
  if (size === 0) return { size: rest, bytes: 8 };
  if (size !== 1 || header.length < 16) return { size, bytes: 8 };
  return { size: Number(header.readBigUInt64BE(8)), bytes: 16 };
}
