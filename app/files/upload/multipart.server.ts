import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import { withoutNull } from "#app/text/characters.ts";
import { MalformedUploadError, TooManyFilesError, UploadTooLargeError } from "../mediaErrors.ts";
import { within } from "./untilStalled.server.ts";

/** A part of a form: a text, or the result of {@link MultipartOptions.onFile} for a file. */
export type Entry<File> =
  | { name: string; kind: "text"; value: string }
  | { name: string; kind: "file"; value: File };

export interface FilePart {
  /** The form field's name. */
  name: string;
  /** The sender's name for the file, untrusted; "" where no file was chosen. */
  originalName: string;
  chunks: AsyncIterable<Uint8Array>;
}

export interface MultipartOptions<File> {
  /** Maximum size of the request; anything beyond is not read. */
  maxBytes: number;
  /** Maximum number of files, including empty pickers; {@link maxFilesAtOnce} by default. */
  maxFiles?: number;
  /** How long everything but the files may take to arrive, in ms; {@link maxTextMs} by default. */
  textMs?: number;
  /** Consumes a file's bytes as they arrive; later parts wait until it has read them all. */
  onFile: (part: FilePart) => Promise<File>;
  /** Undoes `onFile` for the files of a request that fails later. */
  onDiscard?: (file: File) => Promise<void>;
}

/** Maximum number of files in one request. */
export const maxFilesAtOnce = 100;

const limits = {
  fields: 5000,
  fieldSize: 1024 * 1024,
  headerPairs: 20,
  headerSize: 8 * 1024,
};
/** Parsed before the limits are looked at again: a megabyte can hold 200,000 empty parts. */
const sliceBytes = 32 * 1024;
const megabyte = 1024 * 1024;
/** Maximum size of all texts of a form together. */
export const maxTextBytes = 4 * megabyte;

/** A file that progresses is never cut off (contract 9); the rest is a form like any other. */
const maxTextMs = 18_000;

/**
 * Reads `multipart/form-data` part by part, without holding files in memory. Entries are in the order of the
 * body.
 *
 * @throws UploadTooLargeError, TooManyFilesError, MalformedUploadError, StalledUploadError, or what `onFile`
 *   or the body threw; every file is discarded then
 */
export async function readMultipart<File>(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  {
    maxBytes,
    maxFiles = maxFilesAtOnce,
    textMs = maxTextMs,
    onFile,
    onDiscard,
  }: MultipartOptions<File>,
): Promise<Entry<File>[]> {
  const entries: Promise<Entry<File>>[] = [];
  const open = new Set<BusboyFileStream>();
  const failure = deferred<never>();
  const finished = deferred<void>();
  let bodyBytes = 0;
  let textBytes = 0;

  const parser = createParser(contentType, maxFiles);
  parser.on("field", (name, value, _, isTruncated) => {
    textBytes += Buffer.byteLength(value ?? "");
    if (!name || isTruncated || textBytes > maxTextBytes)
      failure.reject(new MalformedUploadError());
    else {
      const entry = { name: withoutNull(name), kind: "text", value: withoutNull(value) } as const;
      entries.push(Promise.resolve(entry));
    }
  });
  parser.on("file", (name, stream, originalName) => {
    open.add(stream);
    stream.once("close", () => open.delete(stream));
    stream.on("error", () => undefined);
    // Keep the stream open when `onFile` stops early: the parser waits until a part has been read.
    const chunks = stream.iterator({ destroyOnReturn: false });
    const part = {
      name: withoutNull(name ?? ""),
      originalName: fileNameIn(originalName ?? ""),
      chunks,
    };
    const entry = onFile(part).then((value) => ({
      name: part.name,
      kind: "file" as const,
      value,
    }));
    // The rest of a refused file is read and dropped: proxies tend to lose an answer sent before the body ends.
    entry.catch(failure.reject).finally(() => stream.resume());
    entries.push(entry);
  });
  parser.on("filesLimit", () => failure.reject(new TooManyFilesError({ most: maxFiles })));
  for (const event of ["partsLimit", "fieldsLimit", "error"] as const) {
    parser.on(event, () => failure.reject(new MalformedUploadError()));
  }
  parser.on("finish", finished.resolve);

  try {
    for await (const chunk of outsideWithin(textMs, body, () => open.size > 0)) {
      bodyBytes += chunk.length;
      if (bodyBytes > maxBytes) {
        failure.reject(new UploadTooLargeError({ megabytes: Math.floor(maxBytes / megabyte) }));
        await failure.promise;
      }
      for (let start = 0; start < chunk.length; start += sliceBytes) {
        const isFull = !parser.write(chunk.subarray(start, start + sliceBytes));
        await Promise.race([failure.promise, isFull ? drained(parser) : undefined]);
      }
    }
    parser.end();
    await Promise.race([finished.promise, failure.promise]);
    return await Promise.race([Promise.all(entries), failure.promise]);
  } catch (error) {
    for (const stream of open) stream.destroy(new MalformedUploadError());
    await discard(entries, onDiscard);
    throw error;
  }
}

/** A file's name as the sender has it: browsers write three of its characters like this (HTML, 4.10.21.8). */
function fileNameIn(parameter: string): string {
  return parameter.replace(/%(0A|0D|22)/g, (escaped) => decodeURIComponent(escaped));
}

/**
 * The chunks of a body, as long as the sender has not been waited for too long altogether, the time during
 * which a file arrives left out.
 */
async function* outsideWithin(
  limitMs: number,
  body: AsyncIterable<Uint8Array>,
  isInFile: () => boolean,
): AsyncGenerator<Uint8Array> {
  const iterator = body[Symbol.asyncIterator]();
  let leftMs = limitMs;
  try {
    for (;;) {
      const askedAt = performance.now();
      const isOutside = !isInFile();
      const next = await (isOutside ? within(iterator.next(), leftMs) : iterator.next());
      if (isOutside) leftMs -= performance.now() - askedAt;
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Not awaited: it settles only after the pending chunk, which may never come.
    iterator.return?.().catch(() => undefined);
  }
}

function createParser(contentType: string, files: number) {
  try {
    const headers = { "content-type": contentType };
    const parts = limits.fields + files;
    return new Busboy({ headers, limits: { ...limits, files, parts }, fileHwm: 256 * 1024 });
  } catch {
    throw new MalformedUploadError();
  }
}

async function discard<File>(
  entries: Promise<Entry<File>>[],
  onDiscard: ((file: File) => Promise<void>) | undefined,
) {
  for (const result of await Promise.allSettled(entries)) {
    if (result.status === "fulfilled" && result.value.kind === "file") {
      await onDiscard?.(result.value.value);
    }
  }
}

function drained(parser: ReturnType<typeof createParser>): Promise<void> {
  return new Promise((resolve) => parser.once("drain", resolve));
}

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
