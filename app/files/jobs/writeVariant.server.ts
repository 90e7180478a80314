import { storedFiles } from "../storage.server.ts";
import { TempFile } from "../tempFile.server.ts";
import * as Jobs from "./jobs.repo.server.ts";

/** Moves a generated file into place atomically and durably. */
export async function writeVariant(path: string, bytes: Uint8Array): Promise<void> {
  const temp = await TempFile.create();
  try {
    await temp.write(bytes);
    await temp.seal();
    await temp.place(path);
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
export async function moveVariant(file: string, path: string): Promise<number> {
  const temp = await TempFile.adopt(file);
  try {
    await temp.seal();
    await temp.place(path);
    return temp.size;
  } catch (error) {
    await temp.discard();
    throw error;
  }
}

/**
 * Records a file that is in place: a row must never refer to a missing one. If that fails, because its upload
 * was deleted meanwhile, the file goes too.
 */
export async function recordVariant(variant: Jobs.NewVariant): Promise<void> {
  try {
    await Jobs.insertVariant(variant);
  } catch (error) {
    // What stays is a file without a row, which the sweep removes.
    await storedFiles()
      .remove([variant.path])
      .catch(() => undefined);
    throw error;
  }
}
