import { readFileSync } from "node:fs";
import type { TestServer } from "./server.ts";

/** The ids of the server's running child processes. */
export function childProcesses({ process }: TestServer): number[] {
  return readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8")
    .split(" ")
    .filter(Boolean)
    .map(Number);
}

/** The picture processes among them (app/pictures). */
export function pictureProcesses(server: TestServer): number[] {
  return childProcesses(server).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("\0pictures\0");
    } catch {
      return false;
    }
  });
}

/** Resident memory of a process in MiB; 0 when it has exited. */
export function residentMb(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
