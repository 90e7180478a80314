import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

/** Whether strace is installed and permitted to trace child processes. */
export function canTrace(): boolean {
  const probe = spawnSync("strace", ["-o", "/dev/null", process.execPath, "-e", "0"]);
  return probe.status === 0;
}

/** One system call, with its start and end in the sequence of all calls, since threads overlap. */
export interface SystemCall {
  name: string;
  /** Its arguments and result; with `-y` including the file behind each descriptor. */
  text: string;
  began: number;
  ended: number;
}

/** A process's system calls on files and sockets while some work runs. */
export async function trace(pid: number, work: () => Promise<void>): Promise<SystemCall[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "strace-"));
  const output = path.join(folder, "calls");
  const calls =
    "trace=fsync,fdatasync,rename,renameat,renameat2,write,writev,pwrite64,sendto,sendmsg";
  const strace = spawn("strace", [
    "-f",
    "-y",
    "-s",
    "40",
    "-e",
    calls,
    "-o",
    output,
    "-p",
    `${pid}`,
  ]);
  let words = "";
  strace.stderr.on("data", (chunk) => {
    words += chunk;
  });
  while (!words.includes("attached") && strace.exitCode === null) await setTimeout(20);
  await work();
  const ended = once(strace, "exit");
  strace.kill("SIGINT");
  await ended;
  const lines = readFileSync(output, "utf8").split("\n");
  rmSync(folder, { recursive: true });
  return toCalls(lines);
}

/**
 * `812 fdatasync(21</s/site.sqlite-wal>) = 0`, or split into two lines when another thread's call came
 * between: `812 fdatasync(21</s/site.sqlite-wal> <unfinished ...>`, `812 <... fdatasync resumed>) = 0`.
 */
function toCalls(lines: string[]): SystemCall[] {
  const begun = new Map<string, SystemCall>();
  const calls: SystemCall[] = [];
  for (const [index, line] of lines.entries()) {
    const [, thread = "", rest = ""] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest);
    const [, name = "", text = ""] = /^(\w+)\((.*)$/.exec(rest) ?? [];
    const known = begun.get(thread);
    if (resumed && known) {
      begun.delete(thread);
      calls.push({ ...known, text: known.text + resumed[1], ended: index });
    } else if (name) {
      const call = { name, text, began: index, ended: index };
      if (text.endsWith("<unfinished ...>")) begun.set(thread, call);
      else calls.push(call);
    }
  }
  // Under way when the trace ended, such as the one that sent the answer.
  return [...calls, ...Array.from(begun.values(), (call) => ({ ...call, ended: lines.length }))];
}
