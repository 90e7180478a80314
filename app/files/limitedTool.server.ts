import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { bareEnvironment } from "#app/platform/config.ts";
import { yieldToSite } from "#app/platform/yieldToSite.ts";
import { DiskFullError } from "./mediaErrors.ts";

/** What a tool may take that reads other people's files. A hostile one reaches one of these, and the site none. */
export interface ToolLimits {
  /** Of the system's time, until the tool is killed. */
  timeoutMs: number;
  cpuSeconds: number;
  memoryMb: number;
  /** Of each file that it writes. */
  outputMb: number;
}

export interface ToolRun {
  limits: ToolLimits;
  /** 0 (as the site) to 19. */
  niceness: number;
  /** Asked every 50 ms: whether what is wanted is there, and the tool need not go on. */
  isEnough?: () => boolean;
  signal?: AbortSignal;
}

/** How a tool ended. */
export interface ToolEnd {
  /** Null where it was killed, by a limit or by us. */
  code: number | null;
  hasTimedOut: boolean;
  /** What it said of errors. */
  errors: string;
}

/** Sets what its arguments say, as far as this system knows such limits, and becomes the tool. */
const limited = `ulimit -c 0
ulimit -t "$1" 2>/dev/null
ulimit -v "$2" 2>/dev/null
ulimit -f "$3" 2>/dev/null
shift 3
exec "$@"`;

/**
 * Runs a tool that decodes a stored file: in a process of its own, at low priority, within limits, without the site's
 * settings and secrets.
 *
 * @throws DiskFullError; the reason of `signal` when it was aborted
 */
export async function runLimited(
  command: readonly string[],
  { limits, niceness, isEnough = () => false, signal }: ToolRun,
): Promise<ToolEnd> {
  signal?.throwIfAborted();
  const { timeoutMs, cpuSeconds, memoryMb, outputMb } = limits;
  // A shell counts memory in KiB, and files in blocks of 512 bytes.
  const amounts = [cpuSeconds, memoryMb * 1024, outputMb * 2048].map(String);
  const child = spawn("sh", ["-c", limited, "sh", ...amounts, ...command], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...bareEnvironment(), MALLOC_ARENA_MAX: "2" },
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  child.once("spawn", () => child.pid && yieldToSite(child.pid, niceness));
  let hasTimedOut = false;
  const kill = () => child.kill("SIGKILL");
  const timer = setTimeout(() => {
    hasTimedOut = true;
    kill();
  }, timeoutMs);
  const watch = setInterval(() => isEnough() && kill(), 50);
  signal?.addEventListener("abort", kill);
  const [code, errors] = await Promise.all([ended, text(child.stderr)]).finally(() => {
    clearTimeout(timer);
    clearInterval(watch);
    signal?.removeEventListener("abort", kill);
  });
  signal?.throwIfAborted();
  if (/no space left|out of disk space|quota exceeded/i.test(errors)) throw new DiskFullError();
  return { code, hasTimedOut, errors };
}
