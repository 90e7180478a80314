import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * A small in-memory file system, if this machine permits mounting one; else "".
 *
 * @param size in `mount`'s notation: "24m"
 * @returns its folder, to be passed to {@link unmount}
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

/** Fills the disk of a file by appending to it. */
export function fill(file: string): void {
  for (const bytes of [64 * 1024, 1]) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(bytes));
    } catch {
      // Full.
    }
  }
}
