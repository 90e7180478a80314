import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { filesBelow } from "#app/platform/diskFiles.ts";
import { z } from "#app/validation/zod.ts";

/** The backup is incomplete or altered; nothing has been touched. */
export class DamagedBackupError extends Error {}

/** The first file of an archive. */
export const manifestName = "manifest.json";

/** The files of a backup folder: path relative to the folder, and SHA-256 in hex. */
const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  files: z.record(z.string(), z.string()),
  /** Files that records need but the storage lacked; earlier versions did not say. */
  missing: z.array(z.string()).default([]),
  /** False where they stayed in their bucket: it is the database alone. */
  holdsFiles: z.boolean().default(true),
});

/**
 * Lists the folder's files with their hashes, so that a restore can tell whether it is complete.
 *
 * @param state the files that the storage lacked already, and whether the others are in the folder
 */
export async function writeManifest(
  folder: string,
  state: Pick<z.output<typeof manifestSchema>, "missing" | "holdsFiles">,
  signal?: AbortSignal,
): Promise<void> {
  const files: Record<string, string> = {};
  for (const file of await filesOf(folder)) {
    files[file] = await hashOf(path.join(folder, file), signal);
  }
  await store(folder, { format: 1, createdAt: new Date().toISOString(), files, ...state });
}

async function store(folder: string, manifest: z.output<typeof manifestSchema>) {
  await writeFile(path.join(folder, manifestName), JSON.stringify(manifest, null, 1), {
    flush: true,
  });
}

/** Lists a file under another name, whose content takes its place. */
export async function replaceInManifest(
  folder: string,
  file: string,
  replacement: string,
  signal?: AbortSignal,
): Promise<void> {
  const { files, ...rest } = manifestSchema.parse(
    parseJson(await readFile(path.join(folder, manifestName), "utf8")),
  );
  const { [file]: _, ...others } = files;
  others[replacement] = await hashOf(path.join(folder, replacement), signal);
  await store(folder, { ...rest, files: others });
}

/** Whether a folder holds a backup. */
export function hasManifest(folder: string): boolean {
  return existsSync(path.join(folder, manifestName));
}

/** Whether a folder holds a backup of a storage that lacked nothing; false where no manifest can be read. */
export async function isWithoutGaps(folder: string): Promise<boolean> {
  const manifest = await readManifest(folder).catch(() => undefined);
  return manifest?.success === true && manifest.data.missing.length === 0;
}

/** Whether a backup's stored files are in its folder, too. */
export async function holdsFiles(folder: string): Promise<boolean> {
  const manifest = await readManifest(folder);
  return !manifest.success || manifest.data.holdsFiles;
}

async function readManifest(folder: string) {
  const text = await readFile(path.join(folder, manifestName), "utf8");
  return manifestSchema.safeParse(parseJson(text));
}

/**
 * Checks a backup folder against its manifest: every file present and unaltered, and no others.
 *
 * @throws DamagedBackupError naming the first fault
 */
export async function verifyManifest(folder: string, signal?: AbortSignal): Promise<void> {
  if (!hasManifest(folder)) throw new DamagedBackupError("It has no manifest");
  const manifest = await readManifest(folder);
  if (!manifest.success) throw new DamagedBackupError("Its manifest cannot be read");
  const { files } = manifest.data;
  const present = new Set(await filesOf(folder));
  const strange = [...present].find((file) => !Object.hasOwn(files, file));
  if (strange)
    throw new DamagedBackupError(`It holds ${strange}, which its manifest does not name`);
  for (const [file, hash] of Object.entries(files)) {
    if (!present.has(file)) throw new DamagedBackupError(`${file} is missing in it`);
    if ((await hashOf(path.join(folder, file), signal)) !== hash) {
      throw new DamagedBackupError(`${file} is damaged in it`);
    }
  }
}

async function filesOf(folder: string): Promise<string[]> {
  return (await filesBelow(folder)).filter((file) => path.basename(file) !== manifestName);
}

/** SHA-256 of a file in hex, read in chunks. */
async function hashOf(file: string, signal?: AbortSignal): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash, { signal });
  return hash.digest("hex");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
