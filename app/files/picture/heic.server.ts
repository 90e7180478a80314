import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { bareEnvironment } from "#app/platform/config.ts";
import { findInstalled } from "#app/platform/installed.ts";
import { Queue } from "#app/platform/limits/queue.ts";
import { log } from "#app/platform/log.ts";
import { yieldToSite } from "#app/platform/yieldToSite.ts";
import { BrokenImageError, DiskFullError } from "../mediaErrors.ts";
import { newTempPath } from "../storage.server.ts";

/** There is no libheif, or it knows not how this photo is coded: newer Debian packs HEVC apart (libheif-plugin-libde265). */
export class NoHeicDecoderError extends Error {}

/** What a decoding may take. A hostile file reaches one of these, and the site none. */
export interface HeicLimits {
  /** Of the system, until the process is killed. */
  timeoutMs: number;
  cpuSeconds: number;
  memoryMb: number;
  /** Of each file that it writes: the largest JPEG of 50 megapixels is smaller. */
  outputMb: number;
}

const defaultLimits: HeicLimits = {
  timeoutMs: 120_000,
  cpuSeconds: 60,
  memoryMb: 1024,
  outputMb: 100,
};

/** libheif's tool; the second is its name before version 1.18. */
const tools = ["heif-dec", "heif-convert"];
const one = new Queue({ slots: 1 });
let decoder: Promise<string | undefined> | undefined;

/** The program that decodes photos as iPhones take them; undefined where the machine has none. Looked for once. */
export function heicDecoder(): Promise<string | undefined> {
  decoder ??= findInstalled(tools).then(([first]) => first);
  return decoder;
}

/**
 * Decodes a HEIC photo in a process of its own, one at a time, and hands its picture on as a JPEG: upright, with its
 * colour profile. The JPEG is gone afterwards.
 *
 * @throws BrokenImageError, DiskFullError, or NoHeicDecoderError where this machine's libheif can not
 */
export async function decodingHeic<Result>(
  heic: string,
  use: (jpeg: string) => Promise<Result>,
  limits: Partial<HeicLimits> = {},
): Promise<Result> {
  const folder = newTempPath();
  await mkdir(folder);
  try {
    await one.run(() => decode(heic, path.join(folder, "photo.jpg"), limits));
    // A file of several photos, as of a burst, becomes photo-1.jpg, photo-2.jpg and so on.
    const [first] = (await readdir(folder)).filter((name) => /^photo(-1)?\.jpg$/.test(name));
    if (!first) throw new BrokenImageError();
    return await use(path.join(folder, first));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Sets what its arguments say, as far as this system knows such limits, and becomes the decoder. */
const limited = `ulimit -c 0
ulimit -t "$1" 2>/dev/null
ulimit -v "$2" 2>/dev/null
ulimit -f "$3" 2>/dev/null
shift 3
exec "$@"`;

async function decode(heic: string, jpeg: string, limits: Partial<HeicLimits>): Promise<void> {
  const tool = await heicDecoder();
  if (!tool) throw new NoHeicDecoderError();
  const { timeoutMs, cpuSeconds, memoryMb, outputMb } = { ...defaultLimits, ...limits };
  // A shell counts memory in KiB, and files in blocks of 512 bytes.
  const amounts = [cpuSeconds, memoryMb * 1024, outputMb * 2048].map(String);
  const child = spawn("sh", ["-c", limited, "sh", ...amounts, tool, "-q", "95", heic, jpeg], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...bareEnvironment(), MALLOC_ARENA_MAX: "2" },
    timeout: timeoutMs,
    killSignal: "SIGKILL",
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  child.once("spawn", () => child.pid && yieldToSite(child.pid, 10));
  // It would write all of a file's pictures, of which one counts: once it begins the second, the first is whole.
  const second = path.join(path.dirname(jpeg), "photo-2.jpg");
  const watch = setInterval(() => existsSync(second) && child.kill("SIGKILL"), 50);
  const [code, errors] = await Promise.all([ended, text(child.stderr)]).finally(() =>
    clearInterval(watch),
  );
  if (/no space left|out of disk space|quota exceeded/i.test(errors)) throw new DiskFullError();
  if (code === 0 || existsSync(second)) return;
  // Not "Decoder plugin generated an error", which is of a damaged photo.
  if (/unsupported codec|no decoding plugin/i.test(errors)) {
    log.warn(
      {},
      `${tool} does not know a photo's coding (HEVC on Debian: libheif-plugin-libde265)`,
    );
    throw new NoHeicDecoderError();
  }
  throw new BrokenImageError();
}
