import { readFile } from "node:fs/promises";
import { toLines } from "#app/text/lines.ts";
import { type Accept, acceptLists, type FileType } from "#app/validation/fileTypes.ts";
import { BrokenCaptionsError, UnacceptedTypeError } from "../mediaErrors.ts";
import type { TempFile } from "../tempFile.server.ts";
import { verifyFilm } from "../video/verifyFilm.server.ts";
import { docxKind } from "./docx.server.ts";
import { xmlKind, xmlKindOfHead } from "./xml.server.ts";

/**
 * Whether a received file is what its first bytes promised, judged as the programs that open it judge it
 * (contract 6).
 *
 * @throws UnacceptedTypeError, BrokenCaptionsError, BrokenVideoError
 */
export async function verify(file: TempFile, type: FileType, accept: Accept): Promise<void> {
  if (type === "docx") refuse(docxRefusals[(await docxKind(file)) ?? "none"], accept);
  else if (type === "xml") refuse(xmlRefusals[(await xmlKind(file)) ?? "none"], accept);
  else if (type === "vtt" && !isWebVtt(await readFile(file.file))) throw new BrokenCaptionsError();
  else if (type === "mp4" || type === "mov" || type === "webm") await verifyFilm(file, type);
}

/**
 * Refuses what the first bytes show already, so that no more of it is written.
 *
 * @throws UnacceptedTypeError
 */
export function verifyHead(head: Buffer, type: FileType, accept: Accept): void {
  if (type === "xml") refuse(xmlRefusals[xmlKindOfHead(head) ?? "none"], accept);
}

const docxRefusals = {
  document: undefined,
  macros: "api.files.macros",
  remoteTemplate: "api.files.remoteTemplate",
  none: "api.files.unacceptedType",
} as const;

const xmlRefusals = {
  document: undefined,
  open: undefined,
  active: "api.files.activePage",
  none: "api.files.unacceptedType",
} as const;

function refuse(key: UnacceptedTypeError["key"] | undefined, accept: Accept): void {
  if (key) throw new UnacceptedTypeError({ types: acceptedTypes(accept) }, key);
}

/** What a field accepts, for a message: `PDF, DOCX, XML`. */
export function acceptedTypes(accept: Accept): string {
  return acceptLists[accept].map((type) => type.toUpperCase()).join(", ");
}

/** As browsers read them: hours of any number of digits, and no space needed around the arrow (W3C WebVTT, 6.3 and 6.4). */
const time = String.raw`(?:\d+:)?[0-5]\d:[0-5]\d\.\d{3}`;
const cue = new RegExp(`^[ \\t\\f]*${time}[ \\t\\f]*-->[ \\t\\f]*${time}(?!\\d)`, "m");

/** Whether bytes are captions that a browser can show: WebVTT in UTF-8 with at least one cue. */
export function isWebVtt(bytes: Uint8Array): boolean {
  try {
    const text = toLines(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return /^WEBVTT(?:[ \t].*)?(?:\n|$)/.test(text) && cue.test(text);
  } catch {
    return false;
  }
}
