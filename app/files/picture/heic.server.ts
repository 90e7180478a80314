import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { findInstalled } from "#app/platform/installed.ts";
import { Queue } from "#app/platform/limits/queue.ts";
import { log } from "#app/platform/log.ts";
import { runLimited, type ToolLimits } from "../limitedTool.server.ts";
import { BrokenImageError } from "../mediaErrors.ts";
import { newTempPath } from "../storage.server.ts";

/** There is no libheif, or it knows not how this photo is coded: newer Debian packs HEVC apart (libheif-plugin-libde265). */
export class NoHeicDecoderError extends Error {}

const defaultLimits: ToolLimits = {
  timeoutMs: 120_000,
  cpuSeconds: 60,
  memoryMb: 1024,
  // The largest JPEG of 50 megapixels is smaller.
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
  limits: Partial<ToolLimits> = {},
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

async function decode(heic: string, jpeg: string, limits: Partial<ToolLimits>): Promise<void> {
  const tool = await heicDecoder();
  if (!tool) throw new NoHeicDecoderError();
  // It would write all of a file's pictures, of which one counts: once it begins the second, the first is whole.
  const second = path.join(path.dirname(jpeg), "photo-2.jpg");
  const { code, errors } = await runLimited([tool, "-q", "95", heic, jpeg], {
    limits: { ...defaultLimits, ...limits },
    niceness: 10,
    isEnough: () => existsSync(second),
  });
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
