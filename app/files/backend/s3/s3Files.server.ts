import { createWriteStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { log } from "#app/platform/log.ts";
import { isStoredPath, requireStoredPath } from "../../storedPath.server.ts";
import type { ListedFile, OpenedFile, StoredFiles } from "../storedFiles.ts";
import { copyLastsMs, FileCache } from "./fileCache.server.ts";
import { S3Client, S3Error } from "./s3Client.server.ts";
import {
  abortUploads,
  deleteObjects,
  findObject,
  lengthOf,
  listObjects,
  partBytes,
  putFile,
  readBytes,
} from "./s3Objects.server.ts";
import type { S3Settings } from "./s3Settings.ts";

interface LocalDisk {
  /** Of what is served often; the site's own process alone has them, and no command beside it. */
  copies?: { folder: string; bytes: number };
  /** A new path under STORAGE_DIR/tmp. */
  newTempPath: () => string;
}

/** Within it a browser asks for many pieces of one film. */
const oneVisitMs = 60_000;
/** Until a copy that failed, or had no room, is tried again. */
const copyAgainMs = 10 * 60_000;
/** More than a large site has films. */
const maxKnownSizes = 10_000;

/**
 * Files in the bucket of an S3-compatible store, which only the site reads: the bucket is private, and every request for
 * a file comes through here. What is served often lies on the local disk, too.
 */
export function s3Files(settings: S3Settings, disk: LocalDisk): StoredFiles {
  const client = new S3Client(settings);
  const cache = disk.copies && new FileCache(disk.copies.folder, disk.copies.bytes);
  const fetching = new Map<string, Promise<boolean>>();
  /** Of large files, which are read piece by piece: all that is asked before a piece. */
  const sizes = new Map<string, { size: number; askedAt: number; copyAfter: number }>();

  async function sizeOf(path: string): Promise<number | undefined> {
    const known = sizes.get(path);
    if (known && known.askedAt > Date.now() - copyLastsMs) return known.size;
    const size = (await findObject(client, path))?.size;
    if (size === undefined || size <= partBytes) return size;
    if (sizes.size >= maxKnownSizes) sizes.clear();
    const askedAt = Date.now();
    sizes.set(path, { size, askedAt, copyAfter: askedAt + oneVisitMs });
    return size;
  }

  /** A large file that is asked for again, and not just in further pieces by the same visitor. */
  function copyIfWanted(path: string, size: number) {
    const known = sizes.get(path);
    if (!cache || !known || known.copyAfter > Date.now() || size > cache.maxFileBytes) return;
    known.copyAfter = Date.now() + copyAgainMs;
    cache
      .hasRoom()
      .then((hasRoom) => hasRoom && fetchIntoCache(cache, path))
      .catch((err: unknown) => log.warn({ err, path }, "no copy was kept"));
  }

  /** Once for all who ask meanwhile. @returns false where there is no such file */
  function fetchIntoCache(copies: FileCache, path: string): Promise<boolean> {
    const running = fetching.get(path);
    if (running) return running;
    const started = download(copies, path).finally(() => fetching.delete(path));
    fetching.set(path, started);
    return started;
  }

  async function download(copies: FileCache, path: string): Promise<boolean> {
    const temp = disk.newTempPath();
    try {
      if (!(await downloadTo(path, temp))) return false;
      await copies.add(path, temp, (await stat(temp)).size);
      return true;
    } finally {
      await rm(temp, { force: true });
    }
  }

  async function downloadTo(path: string, file: string, signal?: AbortSignal): Promise<boolean> {
    const first = await client.send({ method: "GET", key: path, ...(signal && { signal }) });
    if (!first.ok) {
      await first.body?.cancel();
      return false;
    }
    const end = lengthOf(first, path) - 1;
    const bytes = readBytes(client, path, { start: 0, end }, { first, ...(signal && { signal }) });
    await pipeline(bytes, createWriteStream(file, { flush: true }));
    return true;
  }

  async function open(path: string): Promise<OpenedFile | undefined> {
    if (!isStoredPath(path)) return undefined;
    const copy = await openCopy(path);
    if (copy) return copy;
    const size = await sizeOf(path);
    if (size === undefined) return undefined;
    let fetched: OpenedFile | undefined;
    return {
      size,
      async read(bytes) {
        fetched ??= await fetchWhole(path, size);
        if (fetched) return fetched.read(bytes);
        copyIfWanted(path, size);
        return Readable.from(readBytes(client, path, bytes), { objectMode: false });
      },
      close: async () => fetched?.close(),
    };
  }

  async function openCopy(path: string): Promise<OpenedFile | undefined> {
    return cache?.has(path) ? cache.files.open(path) : undefined;
  }

  /** A small file as a copy of it; undefined where it is to be streamed. */
  async function fetchWhole(path: string, size: number): Promise<OpenedFile | undefined> {
    if (!cache || size > partBytes || !(await cache.hasRoom())) return undefined;
    await fetchIntoCache(cache, path).catch((error: unknown) => {
      // A full disk keeps no copies, and reading goes on.
      if (error instanceof S3Error) throw error;
      log.warn({ err: error, path }, "no copy was kept");
    });
    return openCopy(path);
  }

  async function copyTo(path: string, file: string, signal?: AbortSignal): Promise<boolean> {
    signal?.throwIfAborted();
    if (!isStoredPath(path)) return false;
    if (cache?.has(path) && (await cache.files.copyTo(path, file, signal))) return true;
    await mkdir(dirname(file), { recursive: true });
    try {
      return await downloadTo(path, file, signal);
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  }

  return {
    open,
    copyTo,
    async has(path) {
      requireStoredPath(path);
      return (await findObject(client, path)) !== undefined;
    },
    async place(temp, path) {
      requireStoredPath(path);
      const { size } = await stat(temp);
      await putFile(client, path, temp).catch((error: unknown) => {
        log.error({ err: error }, "a file was not stored in the bucket");
        throw error;
      });
      // It is looked at, and encoded, at once. That no copy can be kept is no matter of the upload.
      if (cache && size <= cache.maxFileBytes)
        await cache.add(path, temp, size).catch(() => undefined);
      await rm(temp, { force: true });
    },
    async remove(paths) {
      for (const path of paths) requireStoredPath(path);
      try {
        await deleteObjects(client, paths);
      } finally {
        // One that is on its way would come back to the cache.
        await Promise.allSettled(paths.map((path) => fetching.get(path)));
        await cache?.drop(paths);
        for (const path of paths) sizes.delete(path);
      }
    },
    async withLocal(path, use) {
      requireStoredPath(path);
      // A name of its own: the copy in the cache may go meanwhile.
      const file = disk.newTempPath();
      try {
        if (!(await copyTo(path, file))) throw new Error(`No stored file: ${path}`);
        return await use(file);
      } finally {
        await rm(file, { force: true });
      }
    },
    async *list() {
      for await (const { key, size, changedAt } of listObjects(client)) {
        const remove = async (placedBefore: Date) => {
          const now = await findObject(client, key);
          if (!now || !(now.changedAt <= placedBefore)) return false;
          await deleteObjects(client, [key]);
          return true;
        };
        yield { path: key, size, placedAt: changedAt, remove } satisfies ListedFile;
      }
    },
    removeUnfinished: (before) => abortUploads(client, before),
  };
}
