import { open } from "node:fs/promises";
import { Queue } from "#app/platform/limits/queue.ts";
import { log } from "#app/platform/log.ts";
import type { ByteRange } from "../../serving/byteRange.ts";
import { type S3Client, S3Error } from "./s3Client.server.ts";

/** Larger files are sent in such parts. A part is what is in memory, and what is sent again; S3 takes no smaller ones. */
export const partBytes = 8 * 1024 * 1024;
/** S3's limit. */
const maxParts = 10_000;
/** How long a body may be silent. */
const silenceMs = 30_000;
/** How often a body that broke off is continued without that another byte comes. */
const maxBreaks = 3;

/** Of all uploads together, so that what is in memory is limited. */
const parts = new Queue({ slots: 4 });

/** Sends a file, in parts where it is large: there whole or not at all. */
export async function putFile(client: S3Client, key: string, file: string): Promise<void> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const read = async (from: number, length: number) => {
      const bytes = Buffer.alloc(Math.min(length, size - from));
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, from);
      if (bytesRead < bytes.length) throw new Error("The file is shorter than it was");
      return bytes;
    };
    if (size > partBytes) await putParts(client, key, { size, read });
    else {
      await parts.run(async () => {
        await client.send({ method: "PUT", key, body: await read(0, size) }).then(drain);
      });
    }
  } finally {
    await handle.close();
  }
}

interface Source {
  size: number;
  read: (from: number, length: number) => Promise<Buffer<ArrayBuffer>>;
}

async function putParts(client: S3Client, key: string, { size, read }: Source): Promise<void> {
  const started = await client.send({ method: "POST", key, query: { uploads: "" } });
  const uploadId = textOf(await textFrom(started), "UploadId");
  if (!uploadId) throw new S3Error(`S3 POST ${key}: no upload was begun`);
  try {
    const length = Math.max(partBytes, Math.ceil(size / maxParts));
    const count = Math.ceil(size / length);
    const failed = new AbortController();
    const sendPart = (index: number) =>
      parts.run(async () => {
        failed.signal.throwIfAborted();
        const body = await read(index * length, length);
        const query = { partNumber: String(index + 1), uploadId };
        const response = await client.send({
          method: "PUT",
          key,
          query,
          body,
          signal: failed.signal,
        });
        await drain(response);
        return `<Part><PartNumber>${index + 1}</PartNumber><ETag>${response.headers.get("etag")}</ETag></Part>`;
      });
    const done: string[] = [];
    let next = 0;
    const sendParts = async () => {
      for (let index = next++; index < count; index = next++) done[index] = await sendPart(index);
    };
    // Two at a time, so that small files need not wait for all of a film.
    const sent = [sendParts(), sendParts()];
    await Promise.all(sent).catch(async (error: unknown) => {
      failed.abort(error);
      // Their file is closed afterwards.
      await Promise.allSettled(sent);
      throw error;
    });
    const body = Buffer.from(`<CompleteMultipartUpload>${done.join("")}</CompleteMultipartUpload>`);
    const completed = await client.send({ method: "POST", key, query: { uploadId }, body });
    // It may begin its answer before it knows that all is well.
    const answer = await textFrom(completed);
    const code = textOf(answer, "Code");
    if (!completed.ok || code) throw new S3Error(`S3 POST ${key}: ${code ?? completed.status}`);
  } catch (error) {
    // The last answer may have been lost on the way, and there is no such upload any more: it is an object.
    if ((await findObject(client, key).catch(() => undefined))?.size === size) return;
    await client
      .send({ method: "DELETE", key, query: { uploadId } })
      .then(drain)
      // What stays costs room, and no more: stores remove it by a rule of the bucket.
      .catch((err: unknown) => log.warn({ err }, "parts of an upload are left in the bucket"));
    throw error;
  }
}

/**
 * The bytes of a file, from one to another; goes on where the line broke.
 *
 * @param first the answer to a request for them, where there was one
 * @throws S3Error
 */
export async function* readBytes(
  client: S3Client,
  key: string,
  { start, end }: ByteRange,
  { first, signal }: { first?: Response; signal?: AbortSignal } = {},
): AsyncGenerator<Uint8Array> {
  let at = start;
  let response = first;
  for (let breaks = 0; at <= end; ) {
    response ??= await client.send({
      method: "GET",
      key,
      headers: { Range: `bytes=${at}-${end}` },
      ...(signal && { signal }),
    });
    const isPart = response === first || response.status === 206 || (at === 0 && response.ok);
    if (!isPart || !response.body) {
      await response.body?.cancel();
      throw new S3Error(`S3 GET ${key}: ${response.status}`, response.status);
    }
    let fault: unknown;
    try {
      for await (const chunk of untilSilent(response.body)) {
        at += chunk.length;
        breaks = 0;
        yield chunk;
      }
    } catch (error) {
      signal?.throwIfAborted();
      fault = error;
    }
    if (at <= end && ++breaks > maxBreaks) {
      throw new S3Error(`S3 GET ${key}: broken off`, undefined, { cause: fault });
    }
    response = undefined;
  }
}

/** A body's chunks. Whoever stops reading ends its connection. */
async function* untilSilent(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const silence = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error("silent")), silenceMs);
      });
      const next = await Promise.race([reader.read(), silence]).finally(() => clearTimeout(timer));
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** An object in the bucket. */
interface S3Object {
  /** Without the prefix. */
  key: string;
  size: number;
  changedAt: Date;
}

/** All objects whose keys begin with the settings' prefix, page by page. */
export async function* listObjects(client: S3Client, limit?: number): AsyncGenerator<S3Object> {
  const { prefix } = client.settings;
  let token: string | undefined;
  do {
    const query = {
      "list-type": "2",
      ...(prefix && { prefix }),
      ...(limit && { "max-keys": String(limit) }),
      ...(token && { "continuation-token": token }),
    };
    const response = await client.send({ method: "GET", query });
    const text = await textFrom(response);
    for (const [, content = ""] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      yield {
        key: (textOf(content, "Key") ?? "").slice(prefix.length),
        size: Number(textOf(content, "Size")),
        changedAt: new Date(textOf(content, "LastModified") ?? Number.NaN),
      };
    }
    token =
      textOf(text, "IsTruncated") === "true" ? textOf(text, "NextContinuationToken") : undefined;
  } while (token);
}

/** To what a store says that has no such list, or whose key may not see it: its own rule has to end uploads. */
const unlisted = [403, 405, 501];

/** Ends the uploads in parts that were begun before then: of those that a kill has left, the parts cost room. */
export async function abortUploads(client: S3Client, before: Date): Promise<void> {
  const { prefix } = client.settings;
  const query = { uploads: "", ...(prefix && { prefix }) };
  const list = await client.send({ method: "GET", query }).catch((error: unknown) => {
    if (error instanceof S3Error && unlisted.includes(error.status ?? 0)) return undefined;
    throw error;
  });
  // What a page does not hold is for the next day.
  for (const [, upload = ""] of list
    ? (await textFrom(list)).matchAll(/<Upload>(.*?)<\/Upload>/gs)
    : []) {
    const key = textOf(upload, "Key") ?? "";
    const begunAt = new Date(textOf(upload, "Initiated") ?? Number.NaN);
    if (!(begunAt < before) || !key.startsWith(prefix)) continue;
    const uploadId = textOf(upload, "UploadId") ?? "";
    const own = key.slice(prefix.length);
    // One that has ended meanwhile is no object that there is none of.
    await client.send({ method: "DELETE", key: own, query: { uploadId } }).then(drain, ifEnded);
  }
}

function ifEnded(error: unknown): void {
  if (!(error instanceof S3Error && error.code === "NoSuchUpload")) throw error;
}

/** Removes objects, some at a time; one that is not there is no error. */
export async function deleteObjects(client: S3Client, keys: readonly string[]): Promise<void> {
  const queue = new Queue({ slots: 8 });
  const deleted = keys.map((key) =>
    queue.run(async () => drain(await client.send({ method: "DELETE", key }))),
  );
  for (const result of await Promise.allSettled(deleted)) {
    if (result.status === "rejected") throw result.reason;
  }
}

/** @returns undefined where there is none */
export async function findObject(client: S3Client, key: string): Promise<S3Object | undefined> {
  const response = await client.send({ method: "HEAD", key });
  if (!response.ok) return undefined;
  const changedAt = new Date(response.headers.get("last-modified") ?? Number.NaN);
  return { key, size: lengthOf(response, key), changedAt };
}

/** @throws S3Error where an answer does not tell how long it is: nothing may be taken for an empty file */
export function lengthOf(response: Response, key: string): number {
  const length = response.headers.get("content-length") ?? "";
  if (/^\d+$/.test(length)) return Number(length);
  throw new S3Error(`S3 ${key}: an answer without its length`);
}

/** An answer that nobody reads would hold its connection. */
async function drain(response: Response): Promise<void> {
  await textFrom(response);
}

function textFrom(response: Response): Promise<string> {
  return response.text().catch((error: unknown) => {
    throw new S3Error("S3: an answer broke off", undefined, { cause: error });
  });
}

const entities: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/** The text of the first element of this name: the answers of stores are small and flat. */
function textOf(xml: string, name: string): string | undefined {
  const [, text] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return text?.replace(
    /&(?:(lt|gt|amp|quot|apos)|#(\d+)|#x([\da-f]+));/gi,
    (_, named, decimal, hex) =>
      named
        ? (entities[named] ?? "")
        : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
}
