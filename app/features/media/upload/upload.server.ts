import { paths } from "#app/paths.ts";
import { answerByOffer, answerJson } from "#app/server/http/answer.ts";
import type { Exchange, Step } from "#app/server/http/exchange.ts";
import { isCompressed } from "#app/server/http/requestBody.ts";
import { type Accept, acceptLists } from "../fileTypes.ts";
import {
  asMediaError,
  MediaError,
  NoFileInFieldError,
  NotMultipartError,
  UploadTooLargeError,
} from "../mediaErrors.ts";
import { mediaMessage } from "../mediaMessage.ts";
import { type ReceivedFile, receive } from "../receive.server.ts";
import { maxUploadBytes } from "../storage.server.ts";
import { keep, type StoredFile } from "../store.server.ts";
import { type FilePart, readMultipart } from "./multipart.server.ts";
import { untilStalled } from "./untilStalled.server.ts";
import { uploadStatus } from "./uploadStatus.ts";

/** The form field of contract 5. */
const fieldName = "files[]";

/**
 * `POST /api/upload` (contract 5 and 6), before the framework so that a body of any size streams to disk.
 * One bad file refuses the whole request. The admin forms' scripts use a separate address, because a page's
 * cookie is no credential under /api; there `?accept=` names the field's list, so that a wrong type is
 * refused before it is stored.
 */
export const upload: Step = async (exchange) => {
  const { guardPath, req, staff, t } = exchange;
  if (guardPath !== paths.upload && guardPath !== paths.admin.files) return false;
  // The guard has refused everybody else; here in case the steps are ever put in another order.
  if (!staff) return answerJson(exchange, 401, { message: t("api.unauthorized") });
  if (req.method !== "POST") return answerByOffer(exchange, "POST, OPTIONS");
  try {
    return answerJson(exchange, 200, { files: await storeAll(exchange) });
  } catch (error) {
    // A sender who has left gets no answer; what was received has been removed already.
    if (req.destroyed && !req.complete) return true;
    const known = asMediaError(error);
    if (known instanceof MediaError) {
      return answerJson(exchange, uploadStatus(known), reasonFor(exchange, known));
    }
    throw error;
  }
};

/** The script sends one file at a time, and names it itself. */
function reasonFor({ guardPath, t }: Exchange, error: MediaError) {
  if (guardPath === paths.admin.files) return { message: t(error.key, error.values) };
  const message = mediaMessage(error, t);
  return error.fileName ? { message, errors: { [fieldName]: [message] } } : { message };
}

async function storeAll({ req, url }: Exchange): Promise<StoredFile[]> {
  const contentType = req.headers["content-type"] ?? "";
  const isMultipart = /^multipart\/form-data\s*;/i.test(contentType);
  if (!isMultipart || isCompressed(req.headers["content-encoding"])) throw new NotMultipartError();
  refuseHopelessLength(Number(req.headers["content-length"] ?? 0));
  const entries = await readMultipart<ReceivedFile>(untilStalled(req), contentType, {
    maxBytes: maxUploadBytes(),
    onFile: (part) => receivePart(part, toAccept(url.searchParams.get("accept"))),
    onDiscard: (file) => file.temp.discard(),
  });
  const files = entries.flatMap((entry) => (entry.kind === "file" ? [entry.value] : []));
  if (files.length === 0) throw new NoFileInFieldError({ field: fieldName });
  return keep(files);
}

function receivePart(
  { name, originalName, chunks }: FilePart,
  accept: Accept,
): Promise<ReceivedFile> {
  if (name !== fieldName) return Promise.reject(new NoFileInFieldError({ field: fieldName }));
  return receive(chunks, { originalName, accept });
}

function toAccept(name: string | null): Accept {
  return name !== null && Object.hasOwn(acceptLists, name) ? (name as Accept) : "any";
}

/** Refuses by `Content-Length`, before the body is sent. */
function refuseHopelessLength(length: number): void {
  if (length <= maxUploadBytes()) return;
  throw new UploadTooLargeError({ megabytes: Math.floor(maxUploadBytes() / 1024 / 1024) });
}
