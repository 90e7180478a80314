import { type FileHandle, open, rm } from "node:fs/promises";
import { newTempPath, storedFiles } from "./storage.server.ts";
import { withRoom } from "./sweep/partSweep.server.ts";

/**
 * A file under STORAGE_DIR/tmp while it is received and checked. Ends in {@link place} or in
 * {@link discard}; either way no descriptor stays open.
 */
export class TempFile {
  size = 0;

  private constructor(
    readonly file: string,
    private readonly handle: FileHandle,
  ) {}

  static async create(): Promise<TempFile> {
    const file = newTempPath();
    return new TempFile(file, await open(file, "wx+", 0o644));
  }

  /** Takes over a file under STORAGE_DIR/tmp that another program has written. */
  static async adopt(file: string): Promise<TempFile> {
    const temp = new TempFile(file, await open(file, "r+"));
    temp.size = (await temp.handle.stat()).size;
    return temp;
  }

  /** Resolves when the chunk has been written, so that a fast sender waits for a slow disk. */
  async write(chunk: Uint8Array): Promise<void> {
    let written = 0;
    while (written < chunk.length) {
      const { bytesWritten } = await withRoom(() =>
        this.handle.write(chunk, written, chunk.length - written),
      );
      written += bytesWritten;
    }
    this.size += chunk.length;
  }

  /** Bytes already written, from one offset to another. */
  async read(from: number, to: number): Promise<Buffer> {
    const buffer = Buffer.alloc(to - from);
    const { bytesRead } = await this.handle.read(buffer, 0, buffer.length, from);
    return buffer.subarray(0, bytesRead);
  }

  /** Writes over bytes already written. */
  async overwrite(bytes: Uint8Array, at: number): Promise<void> {
    await this.handle.write(bytes, 0, bytes.length, at);
  }

  /** Syncs the bytes to disk and closes the file; a power cut afterwards loses none. */
  async seal(): Promise<void> {
    await this.handle.sync();
    await this.handle.close();
  }

  /** Moves a sealed file to its path among the stored files. */
  async place(path: string): Promise<void> {
    await storedFiles().place(this.file, path);
  }

  async discard(): Promise<void> {
    await this.handle.close().catch(() => undefined);
    await rm(this.file, { force: true });
  }
}
