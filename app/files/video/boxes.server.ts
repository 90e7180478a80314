import type { TempFile } from "../tempFile.server.ts";

/** A box of the ISO base media format (ISO 14496-12, 4.2); offsets in bytes. */
export interface Box {
  type: string;
  /** The boxes that it is in, outermost first. */
  within: string[];
  from: number;
  /** Where its contents begin, and end. */
  start: number;
  end: number;
  /** False for one that goes on after the end of the file, or of the box that it is in: `end` is that end. */
  isWhole: boolean;
}

const maxDepth = 5;

/**
 * A film's boxes in their order, each followed by those within it. Ends at what is no box.
 *
 * @param options.containers the types whose contents are boxes and to be read too
 */
export async function* boxesWithin(
  file: TempFile,
  { containers }: { containers: readonly string[] },
  parent: Pick<Box, "start" | "end" | "within"> = { start: 0, end: file.size, within: [] },
): AsyncGenerator<Box> {
  for (let at = parent.start; at + 8 <= parent.end; ) {
    const header = await file.read(at, Math.min(at + 16, parent.end));
    const { size, bytes } = sizeIn(header, parent.end - at);
    if (size < bytes) return;
    const end = Math.min(at + size, parent.end);
    const type = header.toString("latin1", 4, 8);
    const isWhole = at + size <= parent.end;
    const { within } = parent;
    const box = { type, within, from: at, start: Math.min(at + bytes, end), end, isWhole };
    yield box;
    if (isWhole && within.length < maxDepth && containers.includes(type)) {
      yield* boxesWithin(file, { containers }, { ...box, within: [...within, type] });
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
