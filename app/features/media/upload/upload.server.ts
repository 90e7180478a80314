import type { ServerResponse } from "node:http";
import type { TextKey } from "#app/i18n/texts.server.ts";
import { paths } from "#app/paths.ts";
import type { Exchange, Step } from "#app/server/http/exchange.ts";
import { endEarly } from "#app/server/http/linger.ts";
import { type Accept, acceptLists } from "../fileTypes.ts";
import {
  asMediaError,
  MalformedUploadError,
  MediaError,
  UnacceptedTypeError,
  UploadTooLargeError,
} from "../mediaErrors.ts";
import { type ReceivedFile, receive } from "../receive.server.ts";
import { mostUploadBytes } from "../storage.server.ts";
import { keep, type StoredFile } from "../store.server.ts";
import { type FilePart, readMultipart } from "./multipart.server.ts";
import { untilStalled } from "./untilStalled.server.ts";
import { uploadStatus } from "./uploadStatus.ts";

/** The form field of contract 5. */
const fieldName = "files[]";

/**
 * `POST /api/upload` (contract 5 and 6), in front of the framework so that a body of any size streams
 * to the disk. One bad file refuses the whole request. The admin forms' scripts send to an address of
 * their own, because a page's cookie is no credential under /api; there `?accept=` names the field's
 * list, so that a wrong type is refused before it is kept.
 */
export const upload: Step = async (exchange) => {
  const { guardPath, req, staff } = exchange;
  if (guardPath !== paths.upload && guardPath !== paths.admin.files) return false;
  if (!staff) return refuse(exchange, 401, "api.unauthorized");
  if (req.method !== "POST") {
    exchange.res.setHeader("Allow", "POST");
    return refuse(exchange, 405, "api.methodNotAllowed");
  }
  try {
    const files = await storeAll(exchange);
    exchange.res.end(writeHead(exchange.res, 200, { files }));
    return true;
  } catch (error) {
    // A sender who left gets no answer; what it sent is gone already.
    if (req.destroyed && !req.complete) return true;
    const known = asMediaError(error);
    if (known instanceof MediaError) {
      return refuse(exchange, uploadStatus(known), known.key, known.values);
    }
    throw error;
  }
};

async function storeAll({ req, url }: Exchange): Promise<StoredFile[]> {
  const contentType = req.headers["content-type"] ?? "";
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new UnacceptedTypeError();
  refuseHopelessLength(Number(req.headers["content-length"] ?? 0));
  const entries = await readMultipart<ReceivedFile>(untilStalled(req), contentType, {
    mostBytes: mostUploadBytes(),
    onFile: (part) => receivePart(part, toAccept(url.searchParams.get("accept"))),
    onDiscard: (file) => file.temp.discard(),
  });
  const files = entries.flatMap((entry) => (entry.kind === "file" ? [entry.value] : []));
  if (files.length === 0) throw new MalformedUploadError();
  return keep(files);
}

function receivePart(
  { name, originalName, chunks }: FilePart,
  accept: Accept,
): Promise<ReceivedFile> {
  if (name !== fieldName) return Promise.reject(new MalformedUploadError());
  return receive(chunks, { originalName, accept });
}

function toAccept(name: string | null): Accept {
  return name !== null && Object.hasOwn(acceptLists, name) ? (name as Accept) : "any";
}

/** Spares a sender the journey. */
function refuseHopelessLength(length: number): void {
  if (length <= mostUploadBytes()) return;
  throw new UploadTooLargeError({ megabytes: Math.floor(mostUploadBytes() / 1024 / 1024) });
}

async function refuse(
  exchange: Exchange,
  status: number,
  key: TextKey,
  values?: Record<string, string | number>,
): Promise<true> {
  const { res, t } = exchange;
  res.setHeader("Connection", "close");
  await endEarly(exchange, writeHead(res, status, { message: t(key, values) }));
  return true;
}

/** @returns the body that its headers announce */
function writeHead(res: ServerResponse, status: number, value: unknown): string {
  const body = JSON.stringify(value);
  res.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
  });
  return body;
}
