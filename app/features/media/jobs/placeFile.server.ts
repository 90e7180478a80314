import { diskPath } from "../storage.server.ts";
import { TempFile } from "../tempFile.server.ts";

/** Moves a generated file into place atomically and durably. */
export async function placeBytes(path: string, bytes: Uint8Array): Promise<void> {
  const temp = await TempFile.create();
  try {
    await temp.write(bytes);
    await temp.seal();
    await temp.moveTo(diskPath(path));
  } catch (error) {
    await temp.discard();
    throw error;
  }
}

/**
 * Moves a file that another program wrote under STORAGE_DIR/tmp into place.
 *
 * @returns its size in bytes
 */
export async function placeTemp(file: string, path: string): Promise<number> {
  const temp = await TempFile.adopt(file);
  try {
    await temp.seal();
    await temp.moveTo(diskPath(path));
    return temp.size;
  } catch (error) {
    await temp.discard();
    throw error;
  }
}
