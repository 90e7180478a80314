import type { TempFile } from "./tempFile.server.ts";

const endRecordBytes = 22;
const maxCommentBytes = 65535;
const maxDirectoryBytes = 4 * 1024 * 1024;

/**
 * Whether a zip is a Word document without macros, judged from its central directory alone: nothing is
 * decompressed, so a zip bomb has no effect.
 */
export async function isDocx(file: TempFile): Promise<boolean> {
  const names = await entryNames(file);
  return (
    names.includes("[Content_Types].xml") &&
    names.includes("word/document.xml") &&
    !names.some((name) => name.endsWith("vbaProject.bin"))
  );
}

async function entryNames(file: TempFile): Promise<string[]> {
  const tail = await file.read(
    Math.max(0, file.size - endRecordBytes - maxCommentBytes),
    file.size,
  );
  const at = tail.lastIndexOf(Buffer.from("504b0506", "hex"));
  if (at < 0 || at + endRecordBytes > tail.length) return [];
  const length = tail.readUInt32LE(at + 12);
  const start = tail.readUInt32LE(at + 16);
  if (length > maxDirectoryBytes || start + length > file.size) return [];
  return namesIn(await file.read(start, start + length));
}

function namesIn(directory: Buffer): string[] {
  const names: string[] = [];
  let at = 0;
  while (at + 46 <= directory.length && directory.readUInt32LE(at) === 0x02014b50) {
    const nameLength = directory.readUInt16LE(at + 28);
    names.push(directory.toString("utf8", at + 46, at + 46 + nameLength));
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return names;
}
