import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { parseFormData } from "@remix-run/form-data-parser";
import { withoutNull } from "#app/text/characters.ts";
import { toLines } from "#app/text/lines.ts";
import type { Accept } from "#app/validation/fileTypes.ts";
import { maxItems } from "#app/validation/list.ts";
import { MalformedUploadError, MediaError, TooManyFilesError } from "../mediaErrors.ts";
import { type ReceivedFile, receive } from "../receive.server.ts";
import { maxUploadBytes } from "../storage.server.ts";
import { type StoredFile, storeReceived } from "../store.server.ts";
import { uploadPrefix } from "./fieldNames.ts";
import { isFieldName, isParsable } from "./isParsable.ts";
import { type Entry, type FilePart, maxFilesAtOnce, readMultipart } from "./multipart.server.ts";
import { untilStalled } from "./untilStalled.server.ts";

/**
 * Browsers send a part for each picker, even an empty one: one for every row of a form's lists (a project
 * has four), and generously as many for the other files.
 */
const maxPickers = 5 * maxItems;

export interface ReadForm {
  /** Texts, and each file's stored path under the name of its field. */
  formData: FormData;
  /** Why a field's files were not stored, by field or list; the rest of the form is complete. */
  fileErrors: Record<string, MediaError[]>;
  /** The files submitted with this form. */
  stored: StoredFile[];
  /** What the sender calls them, by field. */
  sentNames: ReadonlyMap<string, string>;
}

/**
 * Reads an admin form, with or without files, with or without JavaScript. Once it has been read completely
 * its files are stored, and the result contains their paths: a form that later fails validation loses
 * nothing, and files to which no record refers are swept after thirty days.
 *
 * - `upload:banner` sets `banner`; a picker left empty changes nothing.
 * - `upload:gallery[].file` (any number) adds `gallery[n].file` after the highest `n` of the form.
 *
 * @param accept what each field accepts, by the name without the prefix; undefined refuses the file
 * @throws MediaError when the request itself is unusable (malformed, stalled, too large); nothing is stored
 *   then
 */
export async function readForm(
  request: Request,
  accept: (field: string) => Accept | undefined,
): Promise<ReadForm> {
  const contentType = request.headers.get("Content-Type") ?? "";
  if (!/^multipart\//i.test(contentType)) {
    return { formData: await readPlain(request), fileErrors: {}, stored: [], sentNames: new Map() };
  }
  // No browser sends a form as any other multipart type.
  const isForm = /^multipart\/form-data\b/i.test(contentType);
  if (!isForm || !request.body) throw new MalformedUploadError();
  const body = Readable.fromWeb(request.body as ReadableStream<Uint8Array>);
  let files = 0;
  const entries = await readMultipart<FormFile>(untilStalled(body), contentType, {
    maxBytes: maxUploadBytes(),
    maxFiles: maxPickers,
    onFile: async (part) => {
      if (part.originalName === "") return undefined;
      files++;
      if (files > maxFilesAtOnce) return new TooManyFilesError({ most: maxFilesAtOnce });
      return receivePart(part, accept);
    },
    onDiscard: async (file) => {
      if (isReceived(file)) await file.temp.discard();
    },
  });
  return collect(entries);
}

async function readPlain(request: Request): Promise<FormData> {
  const formData = new FormData();
  try {
    const read = await parseFormData(request, { maxFiles: 0, maxFileSize: 0, maxParts: 5000 });
    for (const [name, value] of read)
      formData.append(withoutNull(name), toLines(withoutNull(String(value))));
  } catch {
    throw new MalformedUploadError();
  }
  if (!isParsable(formData)) throw new MalformedUploadError();
  return formData;
}

/** Undefined where no file was chosen. */
type FormFile = ReceivedFile | MediaError | undefined;

async function receivePart(
  { name, originalName, chunks }: FilePart,
  accept: (field: string) => Accept | undefined,
): Promise<FormFile> {
  const kind = name.startsWith(uploadPrefix) ? accept(fieldOf(name)) : undefined;
  if (!kind) return undefined;
  try {
    return await receive(chunks, { originalName, accept: kind });
  } catch (error) {
    if (error instanceof MediaError) return error;
    throw error;
  }
}

function isReceived(file: FormFile): file is ReceivedFile {
  return file !== undefined && !(file instanceof MediaError);
}

async function collect(entries: Entry<FormFile>[]): Promise<ReadForm> {
  const formData = new FormData();
  const fileErrors: Record<string, MediaError[]> = {};
  const refuse = (field: string, error: MediaError) => {
    // `gallery[].file` is no row's field: the list itself shows the reasons.
    const place = field.split("[]", 1)[0] ?? field;
    fileErrors[place] = [...(fileErrors[place] ?? []), error];
  };
  const received: { field: string; file: ReceivedFile }[] = [];
  for (const { kind, name, value } of entries) {
    if (kind === "text") formData.append(name, toLines(value));
    else if (value instanceof MediaError) refuse(fieldOf(name), value);
    else if (value) received.push({ field: fieldOf(name), file: value });
  }
  const pickers = entries.filter(({ kind }) => kind === "file");
  if (!isParsable(formData) || !pickers.every(({ name }) => isFieldName(name))) {
    await Promise.all(received.map(({ file }) => file.temp.discard()));
    throw new MalformedUploadError();
  }
  const kept = await keepAll(received.map(({ file }) => file));
  if (kept instanceof MediaError) {
    for (const { field } of received) refuse(field, kept);
    return { formData, fileErrors, stored: [], sentNames: new Map() };
  }
  const sentNames = new Map<string, string>();
  for (const [index, { field }] of received.entries()) {
    const free = nextFree(formData, field);
    formData.set(free, kept[index]?.id ?? "");
    sentNames.set(free, kept[index]?.name ?? "");
  }
  return { formData, fileErrors, stored: kept, sentNames };
}

/** All are stored or none is. */
async function keepAll(files: ReceivedFile[]): Promise<StoredFile[] | MediaError> {
  try {
    return await storeReceived(files);
  } catch (error) {
    if (error instanceof MediaError) return error;
    throw error;
  }
}

function fieldOf(name: string): string {
  return name.slice(uploadPrefix.length);
}

/** `gallery[].file` becomes `gallery[3].file` when the form has `gallery[0..2]`. */
export function nextFree(formData: FormData, field: string): string {
  const [list, rest] = field.split("[]", 2);
  if (list === undefined || rest === undefined) return field;
  const used = [...formData.keys()].flatMap((key) => {
    if (!key.startsWith(`${list}[`)) return [];
    return [Number.parseInt(key.slice(list.length + 1), 10)];
  });
  return `${list}[${Math.max(-1, ...used.filter(Number.isInteger)) + 1}]${rest}`;
}
