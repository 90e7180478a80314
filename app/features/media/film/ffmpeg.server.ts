import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { yieldToSite } from "#app/server/yieldToSite.ts";
import { DiskFullError } from "../mediaErrors.ts";

/** ffmpeg could not do its work; `message` is the end of what it said. */
export class FfmpegError extends Error {}

const keptOutput = 2000;
/** What the C libraries call ENOSPC and EDQUOT: ffmpeg has no code for them. */
const diskFullWords = /No space left on device|quota exceeded/i;

/**
 * How a stored film is opened: as what it is, by its bytes, and from the disk alone. ffmpeg would else
 * take a playlist in a film's clothes at its word and fetch what it names.
 */
export function inputOptions(type: string): string[] {
  const demuxer = type === "video/webm" ? "matroska" : "mov";
  return ["-protocol_whitelist", "file", "-f", demuxer];
}

/**
 * Runs ffmpeg or ffprobe at low priority.
 *
 * @param onLine each line of its standard output
 * @throws FfmpegError; DiskFullError; the reason of `signal` when that ended it
 */
export function run(
  tool: "ffmpeg" | "ffprobe",
  args: string[],
  { onLine = () => {}, signal }: { onLine?: (line: string) => void; signal?: AbortSignal } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const child = spawn(tool, args, { stdio: ["ignore", "pipe", "pipe"] });
    let errors = "";
    const kill = () => child.kill("SIGKILL");
    signal?.addEventListener("abort", kill);
    child.once("spawn", () => child.pid && yieldToSite(child.pid, 15));
    createInterface({ input: child.stdout }).on("line", onLine);
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      errors = (errors + text).slice(-keptOutput);
    });
    child.once("error", reject);
    child.once("close", (code) => {
      signal?.removeEventListener("abort", kill);
      if (signal?.aborted) reject(signal.reason);
      // Also with code 0: a file that is cut off at its end counts as written.
      else if (diskFullWords.test(errors)) reject(new DiskFullError());
      else if (code === 0) resolve();
      else reject(new FfmpegError(errors.trim() || `${tool} ended with ${code}`));
    });
  });
}

/** What of ffmpeg is missing on this machine; null where films can be varied. */
export async function missingTool(): Promise<string | null> {
  const tools = ["ffmpeg", "ffprobe"] as const;
  const tries = await Promise.allSettled(tools.map((tool) => run(tool, ["-version"])));
  const missing = tools.filter((_tool, index) => tries[index]?.status === "rejected");
  return missing.length > 0 ? missing.join(" and ") : null;
}
