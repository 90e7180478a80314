import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { MalformedUploadError } from "#app/files/mediaErrors.ts";
import { maxTextBytes, readMultipart } from "#app/files/upload/multipart.server.ts";
import { untilStalled } from "#app/files/upload/untilStalled.server.ts";
import { parseSentJson } from "#app/text/characters.ts";
import { textOf } from "#app/validation/text.ts";
import { z } from "#app/validation/zod.ts";
import type { TextChange } from "./changes.server.ts";
import { UnreadableCsvError } from "./readCsv.server.ts";
import { isWithin, maxLengths, parseKey } from "./textEntry.ts";

const megabyte = 1024 * 1024;
export const maxFileMegabytes = 8;
/** Limits of one confirmation; the form reader refuses larger forms. */
const maxChanges = 2000;
const maxChangeMegabytes = 3;

/** The screen's form: a file to preview, or the previewed changes. */
export type ImportForm =
  | { step: "preview"; bytes: Uint8Array }
  | { step: "confirm"; changes: TextChange[] };

/** The field that carries a change, as JSON, from the preview to its confirmation. */
export const changeField = "change";

const change = z
  .object({
    key: z.string().max(500),
    seen: z.string().max(100),
    english: textOf(Math.max(...Object.values(maxLengths))),
  })
  .refine(({ key, english }) => isWithin(english, parseKey(key) ?? { kind: "project", field: "" }));

/** @throws UnreadableCsvError, MediaError when the request itself is unusable */
export async function readImportForm(request: Request): Promise<ImportForm> {
  const body = Readable.fromWeb(request.body as ReadableStream<Uint8Array>);
  const contentType = request.headers.get("Content-Type") ?? "";
  const entries = await readMultipart(untilStalled(body), contentType, {
    maxBytes: maxFileMegabytes * megabyte + maxTextBytes,
    maxFiles: 1,
    onFile: ({ chunks }) => collect(chunks),
  });
  const changes = entries.flatMap(({ name, kind, value }) =>
    kind === "text" && name === changeField ? [toChange(value)] : [],
  );
  if (changes.length > 0) return { step: "confirm", changes };
  const file = entries.find((entry) => entry.kind === "file");
  if (file?.kind !== "file" || file.value.length === 0) throw new UnreadableCsvError("noFile");
  return { step: "preview", bytes: file.value };
}

function toChange(json: string): TextChange {
  try {
    return change.parse(parseSentJson(json));
  } catch {
    throw new MalformedUploadError();
  }
}

/** @throws UnreadableCsvError over the limit */
async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const read: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > maxFileMegabytes * megabyte) {
      throw new UnreadableCsvError("tooLarge", { megabytes: maxFileMegabytes });
    }
    read.push(chunk);
  }
  return Buffer.concat(read);
}

/** @throws UnreadableCsvError when there are more changes than one form can carry back */
export function refuseTooMany(changes: readonly TextChange[]): void {
  const size = changes.reduce((sum, each) => sum + Buffer.byteLength(JSON.stringify(each)), 0);
  if (changes.length <= maxChanges && size <= maxChangeMegabytes * megabyte) return;
  throw new UnreadableCsvError("tooManyChanges", {
    most: maxChanges,
    megabytes: maxChangeMegabytes,
  });
}
