import type { TempFile } from "../tempFile.server.ts";
import { type Box, boxesWithin } from "./boxes.server.ts";

/** Boxes of boxes, on the way to the metadata. */
const containers = ["moov", "trak", "udta"];
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
  for await (const box of boxesWithin(file, { containers })) {
    seen += 1;
    if (seen > maxBoxes) return;
    if (box.isWhole && (await tellsLocation(file, box))) {
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
