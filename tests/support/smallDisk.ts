import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * A small file system in memory, where this machine lets us make one; else an empty text.
 *
 * @param size as `mount` reads it: "24m"
 * @returns its folder, to be given to {@link unmount}
 */
export function mountSmallDisk(size: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "small-disk-"));
  try {
    const options = ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", folder];
    execFileSync("mount", options, { stdio: "ignore" });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return "";
  }
}

export function unmount(folder: string): void {
  execFileSync("umount", [folder]);
  rmSync(folder, { recursive: true });
}

/** Takes all room that is left on a file's disk, by that file. */
export function fill(file: string): void {
  for (const bytes of [64 * 1024, 1]) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(bytes));
    } catch {
      // Full.
    }
  }
}
