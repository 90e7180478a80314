import type { Context, Middleware } from "#app/http/context.ts";
import { askForBody } from "#app/http/expectedBody.ts";
import { isCompressed } from "#app/http/requestBody.ts";
import { sendJson, sendOfferedMethods } from "#app/http/respond.ts";
import { translate } from "#app/i18n/texts.server.ts";
import { paths } from "#app/paths.ts";
import { type Accept, acceptNamed } from "#app/validation/fileTypes.ts";
import { withPictureFacts } from "../fileFacts.server.ts";
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
import { type StoredFile, storeReceived } from "../store.server.ts";
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
export const upload: Middleware = async (context) => {
  const { normalizedPath, req, staff, lang } = context;
  if (normalizedPath !== paths.upload && normalizedPath !== paths.admin.files) return false;
  // The guard has refused everybody else; here in case the steps are ever put in another order.
  if (!staff) return sendJson(context, 401, { message: translate(lang)("api.unauthorized") });
  if (req.method !== "POST") return sendOfferedMethods(context, "POST, OPTIONS");
  try {
    const files = await storeAll(context);
    return sendJson(context, 200, { files: await toAnswer(context, files) });
  } catch (error) {
    // A sender who has left gets no answer; what was received has been removed already.
    if (req.destroyed && !req.complete) return true;
    return sendRefusal(context, error);
  }
};

/** What the contract says, and for a form's script what the library knows of a file. */
export function toAnswer({ area }: Context, files: StoredFile[]): Promise<StoredFile[]> {
  if (area === "admin") return withPictureFacts(files);
  return Promise.resolve(files.map(({ isKnown: _, ...file }) => file));
}

/**
 * Says why a file was not stored.
 *
 * @throws any other error
 */
export function sendRefusal(context: Context, error: unknown): true {
  const known = asMediaError(error);
  if (known instanceof MediaError) {
    return sendJson(context, uploadStatus(known), reasonFor(context, known));
  }
  throw error;
}

/** The script sends one file at a time, and names it itself. */
function reasonFor({ area, lang }: Context, error: MediaError) {
  const t = translate(lang);
  if (area === "admin")
    return { message: mediaMessage({ key: error.key, values: error.values }, t) };
  const message = mediaMessage(error, t);
  return error.fileName ? { message, errors: { [fieldName]: [message] } } : { message };
}

async function storeAll({ req, url }: Context): Promise<StoredFile[]> {
  const contentType = req.headers["content-type"] ?? "";
  const isMultipart = /^multipart\/form-data\s*;/i.test(contentType);
  if (!isMultipart || isCompressed(req.headers["content-encoding"])) throw new NotMultipartError();
  refuseHopelessLength(Number(req.headers["content-length"] ?? 0));
  askForBody(req);
  const entries = await readMultipart<ReceivedFile>(untilStalled(req), contentType, {
    maxBytes: maxUploadBytes(),
    onFile: (part) => receivePart(part, acceptNamed(url.searchParams.get("accept"))),
    onDiscard: (file) => file.temp.discard(),
  });
  const files = entries.flatMap((entry) => (entry.kind === "file" ? [entry.value] : []));
  if (files.length === 0) throw new NoFileInFieldError({ field: fieldName });
  return storeReceived(files);
}

function receivePart(
  { name, originalName, chunks }: FilePart,
  accept: Accept,
): Promise<ReceivedFile> {
  if (name !== fieldName) return Promise.reject(new NoFileInFieldError({ field: fieldName }));
  return receive(chunks, { originalName, accept });
}

/** Refuses by `Content-Length`, before the body is sent. */
function refuseHopelessLength(length: number): void {
  if (length <= maxUploadBytes()) return;
  throw new UploadTooLargeError({ megabytes: Math.floor(maxUploadBytes() / 1024 / 1024) });
}
