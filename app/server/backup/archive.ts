import { randomBytes } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { lstat, mkdtemp, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { create } from "tar";
import { siteFiles } from "#app/files/backend/siteFiles.server.ts";
import { config, isNpmTalking } from "#app/platform/config.ts";
import { syncFile } from "#app/platform/diskFiles.ts";
import { UsageError } from "#app/platform/errors.ts";
import { logToStandardError } from "#app/platform/log.ts";
import { makeFolder, storagePaths } from "#app/platform/storage.ts";
import { openSite } from "../databaseServer.ts";
import { encrypt } from "./encryption.ts";
import { manifestName } from "./manifest.ts";
import { clearPartialArchives } from "./partialBackups.ts";
import { takeSnapshot } from "./snapshot.ts";
import { requireCompleteRestore } from "./swapSite.ts";

/** In place of a file: the archive goes to standard output, and takes no room beside the site. */
const standardOutput = "-";

/**
 * `npm run backup -- FILE`: one tar archive with a consistent copy of the database and every file it refers
 * to, encrypted where BACKUP_RECIPIENT is set; the site may be running. The file appears only once it is complete and on the disk.
 *
 * @param target a file, or `-` for standard output
 * @throws UsageError when files are missing from the storage: the archive holds the rest
 */
export async function backup(target: string | undefined): Promise<void> {
  if (!target) throw new UsageError("Usage: npm run backup -- FILE (or - for standard output)");
  const isStreamed = target === standardOutput;
  if (isStreamed) prepareStandardOutput();
  else await requireRegularFile(target);
  const storage = storagePaths();
  requireCompleteRestore(storage);
  const site = await openSite(storage);
  makeFolder(storage.temporary);
  const folder = await mkdtemp(path.join(storage.temporary, "backup-"));
  let missing: string[];
  let bytes: number;
  try {
    ({ missing } = await takeSnapshot(site.engine, siteFiles(storage), folder));
    bytes = await (isStreamed ? stream(folder) : pack(folder, path.resolve(target)));
  } catch (error) {
    throw isFault(error) ? new UsageError(`The backup was not written: ${error.message}`) : error;
  } finally {
    await site.db.destroy();
    await rm(folder, { recursive: true, force: true });
  }
  const report = isStreamed ? process.stderr : process.stdout;
  const how = config().BACKUP_RECIPIENT ? ", encrypted" : "";
  report.write(`Backup written: ${target} (${megabytes(bytes)} MB${how})\n`);
  if (missing.length === 0) return;
  const lost = missing.map((name) => `Missing in the storage: ${name}\n`).join("");
  throw new UsageError(`${lost}The backup was written without these files`);
}

/**
 * A name that is no regular file must stay what it is: as root, the archive would take the place of a device,
 * or of the link `/dev/stdout`, for every program of the machine.
 */
async function requireRegularFile(file: string): Promise<void> {
  const found = await lstat(file).catch(() => undefined);
  if (!found || found.isFile()) return;
  throw new UsageError(
    `The backup was not written: ${file} is no regular file; - is standard output`,
  );
}

/** Nothing else may be written there. */
function prepareStandardOutput(): void {
  if (process.stdout.isTTY) {
    throw new UsageError("The backup was not written: standard output is a terminal");
  }
  logToStandardError();
  if (!isNpmTalking()) return;
  process.stderr.write(
    "npm has begun the output with lines of its own, which only `restore` skips: use npm run --silent backup -- -\n",
  );
}

/**
 * Each run has a partial file of its own: the next one may start before a slow one has ended.
 *
 * @returns the archive's size in bytes
 */
async function pack(folder: string, file: string): Promise<number> {
  await clearPartialArchives(file);
  const partial = `${file}.${randomBytes(4).toString("hex")}.partial`;
  try {
    const archive = await encrypt(create({ cwd: folder, portable: true }, partsOf(folder)));
    await pipeline(archive, createWriteStream(partial));
    await syncFile(partial);
    await rename(partial, file);
    await syncFile(path.dirname(file));
    return (await stat(file)).size;
  } finally {
    await rm(partial, { force: true });
  }
}

/** @returns the archive's size in bytes */
async function stream(folder: string): Promise<number> {
  let bytes = 0;
  const archive = await encrypt(create({ cwd: folder, portable: true }, partsOf(folder)));
  await pipeline(
    archive,
    async function* counted(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        yield chunk;
      }
    },
    process.stdout,
  );
  return bytes;
}

/** The manifest is the first, so that a restore finds the beginning. */
function partsOf(folder: string): string[] {
  const parts = [manifestName, "site.sqlite", "public"];
  return parts.filter((part) => existsSync(path.join(folder, part)));
}

/** Whether this is a system error about a file: no such folder, no permission, no space. */
function isFault(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error;
}

function megabytes(bytes: number) {
  return (bytes / 1024 / 1024).toFixed(1);
}
