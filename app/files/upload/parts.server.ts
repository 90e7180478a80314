import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { copyFile, link, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { FileStore } from "@tus/file-store";
import { Upload } from "@tus/server";
import { ifAbsent } from "#app/platform/errors.ts";
import { Queue } from "#app/platform/limits/queue.ts";
import { acceptNamed } from "#app/validation/fileTypes.ts";
import { sniffBytes } from "../content/sniff.server.ts";
import { asMediaError, IncompleteUploadError, MediaError } from "../mediaErrors.ts";
import { receiveArrived, refuseByHead } from "../receive.server.ts";
import { maxUploadBytes, newTempPath, storage } from "../storage.server.ts";
import { type StoredFile, storeReceived } from "../store.server.ts";
import { partKeptMs, withRoom } from "../sweep/partSweep.server.ts";
import { PartLock } from "./partLock.server.ts";
import { uploadStatus } from "./uploadStatus.ts";

/** A part of one's own; 128 random bits make its name unguessable. */
export function newPartId(staffId: number): string {
  return `${staffId}-${randomBytes(16).toString("hex")}`;
}

/** How many files one person may have on their way; a browser sends one after the other. */
const maxParts = 50;

/** Whether it names a part of this account's. */
export function isPartOf(staffId: number, id: string): boolean {
  return new RegExp(`^${staffId}-[0-9a-f]{32}$`).test(id);
}

/**
 * The files that are on their way, under `partsDir`: the bytes that have come, and beside them what the
 * sender said of the whole. How far one is, is the size of its bytes, whatever ended the last request.
 */
export class PartStore extends FileStore {
  constructor() {
    mkdirSync(storage().partsDir, { recursive: true });
    super({ directory: storage().partsDir, expirationPeriodInMilliseconds: partKeptMs });
    this.extensions = ["creation", "termination", "expiration"];
  }

  /** One at a time, since the limits count what there is already. */
  private readonly announcements = new Queue({ slots: 1 });

  override async create(upload: Upload): Promise<Upload> {
    try {
      return await this.announcements.run(async () => {
        await this.makeRoom(upload);
        return withRoom(() => super.create(upload));
      });
    } catch (error) {
      throw asMediaError(error);
    }
  }

  /** One that moves does not expire: it is as old as its last byte. */
  override async getUpload(id: string): Promise<Upload> {
    const upload = await super.getUpload(id);
    const { mtime } = await stat(join(this.directory, id));
    return new Upload({ ...upload, creation_date: mtime.toISOString() });
  }

  /**
   * Writes what comes, and judges the file as soon as enough of it is there. The rest of what is refused is read and
   * dropped: proxies tend to lose an answer sent before the body ends.
   */
  override async write(body: Readable, id: string, offset: number): Promise<number> {
    const file = await open(join(this.directory, id), "r+");
    let at = offset;
    let failure: unknown;
    try {
      const upload = await this.getUpload(id);
      for await (const chunk of body) {
        if (failure) continue;
        try {
          for (let from = 0; from < chunk.length; ) {
            const { bytesWritten } = await withRoom(() =>
              file.write(chunk, from, chunk.length - from, at),
            );
            from += bytesWritten;
            at += bytesWritten;
          }
          if (at >= sniffBytes && at - chunk.length < sniffBytes) {
            const { buffer } = await file.read(Buffer.alloc(sniffBytes), 0, sniffBytes, 0);
            await refuseByHead(buffer, upload.size ?? 0, sentAs(upload));
          }
        } catch (error) {
          failure = asMediaError(error);
        }
      }
      // What the sender is told has come must not be lost with the machine's power.
      if (!failure) await file.datasync();
    } finally {
      await file.close();
    }
    if (failure instanceof MediaError && isFinal(failure)) await this.remove(id);
    if (failure) throw failure;
    return at;
  }

  /**
   * Stores a file that has come in full, as one that came in a single request. The answer is kept like a part, for a
   * sender whom it did not reach.
   *
   * @throws MediaError, or the protocol's own error where there is no such part
   */
  finish(id: string): Promise<StoredFile> {
    const running = this.finishing.get(id) ?? this.finishNow(id);
    this.finishing.set(id, running);
    return running.finally(() => this.finishing.delete(id));
  }

  private readonly finishing = new Map<string, Promise<StoredFile>>();

  private async finishNow(id: string): Promise<StoredFile> {
    const lock = new PartLock(id);
    await lock.lock();
    try {
      return await this.storePart(id);
    } finally {
      await lock.unlock();
    }
  }

  private async storePart(id: string): Promise<StoredFile> {
    const part = join(this.directory, id);
    const answered = await readFile(`${part}.answer`, "utf8").catch(ifAbsent);
    if (answered) return JSON.parse(answered);
    const upload = await this.getUpload(id);
    if (upload.offset !== upload.size) throw new IncompleteUploadError();
    // The part stays until the file is stored: a full disk, or the end of the process, must not cost it.
    const copy = newTempPath();
    try {
      await link(part, copy).catch(() => withRoom(() => copyFile(part, copy)));
      const received = await receiveArrived(copy, {
        ...sentAs(upload),
        firstDigest: (read) => this.firstDigest(id, read),
      });
      const [stored] = await storeReceived([received]);
      if (!stored) throw new Error("A kept file has an answer");
      await writeFile(`${part}.answer`, JSON.stringify(stored)).catch(() => undefined);
      // It may have been swept meanwhile, or have made room.
      await this.remove(id).catch(() => undefined);
      return stored;
    } catch (error) {
      if (error instanceof MediaError && isFinal(error))
        await this.remove(id).catch(() => undefined);
      throw asMediaError(error);
    } finally {
      await rm(copy, { force: true });
    }
  }

  override async remove(id: string): Promise<void> {
    await super.remove(id);
    await rm(join(this.directory, `${id}.digest`), { force: true });
  }

  /**
   * The digest of the bytes as they were sent, kept from their first reading. The link shares them with the part, and
   * storing a film blanks its place in them: whoever tried again after a full disk would read others.
   */
  private async firstDigest(id: string, read: string): Promise<string> {
    const file = join(this.directory, `${id}.digest`);
    const first = await readFile(file, "utf8").catch(ifAbsent);
    if (first?.length === read.length) return first;
    await writeFile(file, read, { flush: true });
    return read;
  }

  /** What one person has on its way is limited: the part that was left alone for longest goes first. */
  private async makeRoom({ id, size = 0 }: Upload): Promise<void> {
    const [owner] = id.split("-");
    const names = await readdir(this.directory);
    const own = names.filter((name) => name.startsWith(`${owner}-`) && !name.includes("."));
    const parts = await Promise.all(own.map((name) => this.getUpload(name).catch(() => undefined)));
    const newestFirst = parts
      .filter((part) => part !== undefined)
      .sort((a, b) => (b.creation_date ?? "").localeCompare(a.creation_date ?? ""));
    let total = size;
    let count = 1;
    for (const part of newestFirst) {
      total += part.size ?? 0;
      count += 1;
      const isTooMuch = total > 2 * maxUploadBytes() || count > maxParts;
      if (isTooMuch) await this.remove(part.id).catch(() => undefined);
    }
  }
}

/** What the sender said of the file: its name, and the list of the field that it is for. */
export function sentAs({ metadata }: Upload) {
  return { originalName: metadata?.filename ?? "", accept: acceptNamed(metadata?.accept) };
}

/** Whether the file would be refused again. */
function isFinal(error: MediaError): boolean {
  const status = uploadStatus(error);
  return status < 500 && status !== 408 && status !== 409;
}
