import type { StoredFile } from "#app/files/store.server.ts";
import { paths } from "#app/paths.ts";
import type { Accept } from "#app/validation/fileTypes.ts";

/**
 * Why an upload failed; `message` is the server's own, if it gave one. A refused file would be refused
 * again; a failed upload may be retried.
 */
export class SendError extends Error {
  constructor(
    readonly reason: "connection" | "session" | "refused" | "failed" | "cancelled",
    message = "",
  ) {
    super(message);
  }
}

/**
 * Uploads one file at once, independently of its form (spec 7: the first file's `id` is what the field
 * stores). Uses XMLHttpRequest, because fetch does not report upload progress.
 *
 * @param onProgress share of the bytes sent, 0..1
 * @returns `done` rejects with a SendError
 */
export function sendFile(file: File, accept: Accept, onProgress: (share: number) => void) {
  const request = new XMLHttpRequest();
  const done = new Promise<StoredFile>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new SendError("connection"));
    request.onabort = () => reject(new SendError("cancelled"));
    request.onload = () => {
      try {
        resolve(readAnswer(request));
      } catch (error) {
        reject(error);
      }
    };
  });
  const body = new FormData();
  body.append("files[]", file);
  request.open("POST", `${paths.admin.files}?${new URLSearchParams({ accept })}`);
  request.send(body);
  return { done, cancel: () => request.abort() };
}

function readAnswer({ status, responseText }: XMLHttpRequest): StoredFile {
  const answer = parse(responseText);
  const [file] = answer?.files ?? [];
  if (status === 200 && file) return file;
  const isItsOwnFault = [400, 413, 415].includes(status);
  // What is no JSON comes from the login page, to which the guard redirects, or from a proxy.
  if (!answer) {
    if (status === 200) throw new SendError("session");
    throw new SendError(isItsOwnFault ? "refused" : "connection");
  }
  throw new SendError(isItsOwnFault ? "refused" : "failed", answer.message);
}

function parse(text: string): { files?: StoredFile[]; message?: string } | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
