import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { bareEnvironment } from "#app/platform/config.ts";
import { findInstalled } from "#app/platform/installed.ts";
import { yieldToSite } from "#app/platform/yieldToSite.ts";
import { DiskFullError } from "../mediaErrors.ts";

/** ffmpeg failed; `message` is the end of its error output. */
export class FfmpegError extends Error {}

export interface RunOptions {
  /** Called with each line of standard output. */
  onLine?: (line: string) => void;
  /** Called with each line of its errors, which need not make it fail. */
  onError?: (line: string) => void;
  signal?: AbortSignal;
  /** How long the tool may get no further before it is taken to hang, and killed: other videos wait for it. */
  silenceMs?: number;
}

export const tenMinutes = 600_000;

const maxErrorOutput = 2000;
/** The C libraries' messages for ENOSPC and EDQUOT: ffmpeg has no exit code for them. */
const diskFullPattern = /No space left on device|quota exceeded/i;

/**
 * Input options for a stored video: the demuxer of its detected type, and local files only. Otherwise ffmpeg
 * would accept a playlist disguised as a video and fetch the URLs in it.
 */
export function inputOptions(type: string): string[] {
  const demuxer = type === "video/webm" ? "matroska" : "mov";
  return ["-protocol_whitelist", "file", "-f", demuxer];
}

/**
 * Runs ffmpeg or ffprobe at low priority.
 *
 * @throws FfmpegError; DiskFullError; the reason of `signal` when it was aborted
 */
export function run(
  tool: "ffmpeg" | "ffprobe",
  args: string[],
  { onLine = () => {}, onError = () => {}, signal, silenceMs = tenMinutes }: RunOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const child = spawn(tool, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: bareEnvironment(),
    });
    child.once("error", reject);
    // It failed to start, and may have no pipes; `error` rejects.
    if (child.pid === undefined) return;
    let errors = "";
    const kill = () => child.kill("SIGKILL");
    signal?.addEventListener("abort", kill);
    const silence = setTimeout(kill, silenceMs);
    child.once("spawn", () => child.pid && yieldToSite(child.pid, 15));
    let reached = "";
    createInterface({ input: child.stdout }).on("line", (line) => {
      // From version 7 on, ffmpeg reports twice a second even while it hangs, but the same time.
      if (line.startsWith("out_time_us=") && line !== reached) {
        reached = line;
        silence.refresh();
      }
      onLine(line);
    });
    createInterface({ input: child.stderr }).on("line", (line) => {
      errors = `${errors}${line}\n`.slice(-maxErrorOutput);
      onError(line);
    });
    child.once("close", (code, killedBy) => {
      clearTimeout(silence);
      signal?.removeEventListener("abort", kill);
      if (signal?.aborted) reject(signal.reason);
      // Also with exit code 0: ffmpeg treats a file truncated at its end as written.
      else if (diskFullPattern.test(errors)) reject(new DiskFullError());
      else if (code === 0) resolve();
      else reject(new FfmpegError(errors.trim() || `${tool} ended with ${code ?? killedBy}`));
    });
  });
}

/** Those of the filters that this machine's ffmpeg is built without. */
export async function missingFilters(filters: readonly string[]): Promise<string[]> {
  const known = new Set<string | undefined>();
  // ` .S. tonemap           V->V       Conversion to/from different dynamic ranges.`
  const onLine = (line: string) => known.add(/^ [.\w]+ +(\w+) +\S+->/.exec(line)?.[1]);
  await run("ffmpeg", ["-v", "error", "-filters"], { onLine });
  return filters.filter((filter) => !known.has(filter));
}

/** The missing tool of ffmpeg; undefined when videos can be processed. */
export async function missingTool(): Promise<string | undefined> {
  const tools = ["ffmpeg", "ffprobe"];
  const installed = await findInstalled(tools);
  const missing = tools.filter((tool) => !installed.includes(tool));
  return missing.length > 0 ? missing.join(" and ") : undefined;
}
