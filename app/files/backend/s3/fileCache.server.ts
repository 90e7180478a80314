import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { rename, rm, statfs, utimes } from "node:fs/promises";
import { join } from "node:path";
import { folders, isStoredPath } from "../../storedPath.server.ts";
import { diskFiles } from "../diskFiles.server.ts";
import type { StoredFiles } from "../storedFiles.ts";

/**
 * How long a copy lasts. What a path holds never changes, but another process of the site may have erased it: then it is
 * gone from here, too, within a day.
 */
export const copyLastsMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

/** Less room than either of these: the site is called degraded at half of them. */
const leastFree = { share: 0.1, bytes: 400 * 1024 * 1024 };

async function isShort(folder: string): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return bavail * bsize < leastFree.bytes || bavail < blocks * leastFree.share;
}

/** Copies of stored files on the disk, of those that were used last. What is there is a matter of speed alone. */
export class FileCache {
  /** By path, the one used longest ago first. */
  private readonly copies = new Map<string, { size: number; madeAt: number }>();
  private total = 0;
  readonly files: StoredFiles;
  /** A larger one would take the place of too many others. */
  readonly maxFileBytes: number;

  constructor(
    private readonly folder: string,
    private readonly maxBytes: number,
  ) {
    this.maxFileBytes = Math.floor(maxBytes / 4);
    for (const name of folders) mkdirSync(join(folder, name), { recursive: true });
    this.files = diskFiles(folder);
    this.readFolder();
    setInterval(() => void this.dropOld(), hourMs).unref();
  }

  /** What the last run has left. */
  private readFolder() {
    const found = folders.flatMap((name) =>
      readdirSync(join(this.folder, name)).flatMap((file) => {
        const path = `${name}/${file}`;
        const stats = statSync(join(this.folder, path), { throwIfNoEntry: false });
        return stats && isStoredPath(path)
          ? [{ path, size: stats.size, madeAt: stats.mtimeMs }]
          : [];
      }),
    );
    for (const { path, ...copy } of found.toSorted((a, b) => a.madeAt - b.madeAt))
      this.note(path, copy);
    for (const path of this.surplus()) rmSync(join(this.folder, path), { force: true });
  }

  private note(path: string, copy: { size: number; madeAt: number }) {
    this.forget(path);
    this.copies.set(path, copy);
    this.total += copy.size;
  }

  private forget(path: string) {
    this.total -= this.copies.get(path)?.size ?? 0;
    this.copies.delete(path);
  }

  /** Whether there is a copy that may be used; it counts as used. */
  has(path: string, now = Date.now()): boolean {
    const copy = this.copies.get(path);
    if (!copy || copy.madeAt < now - copyLastsMs) return false;
    this.copies.delete(path);
    this.copies.set(path, copy);
    return true;
  }

  /** Takes over a file from STORAGE_DIR/tmp; not where the disk is short, which what cannot be fetched again needs. */
  async add(path: string, temp: string, size: number): Promise<void> {
    if (await isShort(this.folder)) return;
    const now = new Date();
    await utimes(temp, now, now);
    await rename(temp, join(this.folder, path));
    this.note(path, { size, madeAt: now.getTime() });
    for (const other of this.surplus()) await rm(join(this.folder, other), { force: true });
  }

  /** Whether to fetch a file for a copy at all. */
  async hasRoom(): Promise<boolean> {
    return !(await isShort(this.folder));
  }

  async drop(paths: readonly string[]): Promise<void> {
    for (const path of paths) this.forget(path);
    await this.files.remove(paths);
  }

  /** Every hour by itself. */
  async dropOld(now = Date.now()): Promise<void> {
    const old = [...this.copies].filter(([, { madeAt }]) => madeAt < now - copyLastsMs);
    await this.drop(old.map(([path]) => path)).catch(() => undefined);
  }

  /** Forgets what is too much. */
  private surplus(): string[] {
    const gone: string[] = [];
    for (const path of this.copies.keys()) {
      if (this.total <= this.maxBytes) break;
      this.forget(path);
      gone.push(path);
    }
    return gone;
  }
}
