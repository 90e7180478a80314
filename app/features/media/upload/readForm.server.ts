import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { parseFormData } from "@remix-run/form-data-parser";
import type { Accept } from "../fileTypes.ts";
import { asMediaError, MalformedUploadError, MediaError } from "../mediaErrors.ts";
import { store } from "../store.server.ts";
import { type Entry, type FilePart, readMultipart } from "./multipart.server.ts";
import { untilStalled } from "./untilStalled.server.ts";

/** A file picker for the field `banner` is named `upload:banner` (see {@link readForm}). */
const uploadPrefix = "upload:";

export interface ReadForm {
  /** Texts, and for each file its stored path under its field's name. */
  formData: FormData;
  /** Why a field's file was not stored; the rest of the form is whole. */
  fileErrors: Record<string, MediaError>;
}

/**
 * Reads an admin form, with or without files, with or without JavaScript. A file is stored as it comes
 * and stands in the result as its path: a form that later fails validation has lost nothing, and what
 * no record refers to is swept after a day.
 *
 * - `upload:banner` sets `banner`; a picker left empty changes nothing.
 * - `upload:gallery[].file` (any number) adds `gallery[n].file` after the highest `n` of the form.
 *
 * @param accept what each field takes, by the name without the prefix; undefined refuses the file
 * @throws MediaError when the request itself is unusable (malformed, stalled)
 */
export async function readForm(
  request: Request,
  accept: (field: string) => Accept | undefined,
): Promise<ReadForm> {
  const contentType = request.headers.get("Content-Type") ?? "";
  if (!contentType.startsWith("multipart/form-data") || !request.body) {
    return { formData: await readPlain(request), fileErrors: {} };
  }
  const body = Readable.fromWeb(request.body as ReadableStream<Uint8Array>);
  const entries = await readMultipart(untilStalled(body), contentType, {
    onFile: (part) => storePart(part, accept),
  });
  return collect(entries);
}

async function readPlain(request: Request): Promise<FormData> {
  try {
    const read = await parseFormData(request, { maxFiles: 0, maxFileSize: 0, maxParts: 5000 });
    const formData = new FormData();
    for (const [name, value] of read) formData.append(name, toLines(String(value)));
    return formData;
  } catch {
    throw new MalformedUploadError();
  }
}

type FormFile = string | MediaError | undefined;

async function storePart(
  { name, originalName, chunks }: FilePart,
  accept: (field: string) => Accept | undefined,
): Promise<FormFile> {
  const kind = name.startsWith(uploadPrefix) ? accept(fieldOf(name)) : undefined;
  try {
    if (originalName === "" || !kind) return undefined;
    const { id } = await store(chunks, { originalName, accept: kind });
    return id;
  } catch (error) {
    const known = asMediaError(error);
    if (known instanceof MediaError) return known;
    throw error;
  }
}

function collect(entries: Entry<FormFile>[]): ReadForm {
  const formData = new FormData();
  const fileErrors: Record<string, MediaError> = {};
  for (const entry of entries) {
    if (entry.kind === "text") formData.append(entry.name, toLines(entry.value));
  }
  for (const { kind, name, value } of entries) {
    if (kind !== "file" || value === undefined) continue;
    if (value instanceof MediaError) fileErrors[fieldOf(name)] = value;
    else formData.set(nextFree(formData, fieldOf(name)), value);
  }
  return { formData, fileErrors };
}

/**
 * Browsers send a text's line breaks as CRLF or as LF, by the way that the form travels. Unless they
 * are one, a text saved untouched would differ from itself, and its translation look out of date.
 */
function toLines(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

function fieldOf(name: string): string {
  return name.slice(uploadPrefix.length);
}

/** `gallery[].file` becomes `gallery[3].file` where the form holds `gallery[0..2]`. */
function nextFree(formData: FormData, field: string): string {
  const [list, rest] = field.split("[]", 2);
  if (list === undefined || rest === undefined) return field;
  const used = [...formData.keys()].flatMap((key) => {
    if (!key.startsWith(`${list}[`)) return [];
    return [Number.parseInt(key.slice(list.length + 1), 10)];
  });
  return `${list}[${Math.max(-1, ...used.filter(Number.isInteger)) + 1}]${rest}`;
}
