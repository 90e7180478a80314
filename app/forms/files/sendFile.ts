import type { KnownFile } from "#app/files/fileFacts.server.ts";
import { paths } from "#app/paths.ts";
import type { Accept } from "#app/validation/fileTypes.ts";

/**
 * Why an upload failed; `message` is the server's own, if it gave one. A refused file would be refused
 * again; a failed upload may be retried. "noParts": something on the way lets no parts through.
 */
export class SendError extends Error {
  constructor(
    readonly reason: "connection" | "session" | "refused" | "failed" | "cancelled" | "noParts",
    message = "",
  ) {
    super(message);
  }
}

export interface SendReports {
  /** Share of the bytes sent, 0..1. */
  onProgress: (share: number) => void;
  /** Whether it waits for the connection to come back. */
  onWaiting: (isWaiting: boolean) => void;
}

export interface Sending {
  /** Rejects with a SendError. */
  done: Promise<KnownFile>;
  /** @param keeps what has been sent, for somebody who chooses the same file again */
  cancel: (keeps?: boolean) => void;
}

/** What is larger goes in parts. */
const largeBytes = 5 * 1024 * 1024;

/**
 * Uploads one file, independently of its form (spec 7: the first file's `id` is what the field stores): at once, or, if
 * it is large, so that it goes on where it broke off. A form that was open while the site was replaced finds no script
 * for that any more, and some proxies refuse its requests: then at once, too.
 */
export function sendFile(file: File, accept: Accept, reports: SendReports): Sending {
  if (file.size <= largeBytes) return sendAtOnce(file, accept, reports);
  let running: Sending | undefined;
  let isCancelled = false;
  const start = (send: typeof sendFile) => {
    if (isCancelled) throw new SendError("cancelled");
    running = send(file, accept, reports);
    return running.done;
  };
  const done = import("./sendInParts.ts")
    .then(
      ({ sendInParts }) => start(sendInParts),
      () => start(sendAtOnce),
    )
    .catch((error: unknown) => {
      if (error instanceof SendError && error.reason === "noParts") return start(sendAtOnce);
      throw error;
    });
  return {
    done,
    cancel(keeps) {
      isCancelled = true;
      running?.cancel(keeps);
    },
  };
}

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
function sendAtOnce(file: File, accept: Accept, { onProgress }: SendReports): Sending {
  const request = new XMLHttpRequest();
  const done = new Promise<KnownFile>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new SendError("connection"));
    request.onabort = () => reject(new SendError("cancelled"));
    request.onload = () => {
      try {
        resolve(readAnswer(request.status, request.responseText));
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

/** @throws SendError where the file was not stored */
export function readAnswer(status: number, text: string): KnownFile {
  const answer = parse(text);
  const [file] = answer?.files ?? [];
  if (status === 200 && file) return file;
  const isItsOwnFault = [400, 413, 415].includes(status);
  // What is no JSON comes from the login page, to which the guard redirects, or from a proxy.
  if (!answer) {
    if (status === 200 || status === 401) throw new SendError("session");
    throw new SendError(isItsOwnFault ? "refused" : "connection");
  }
  throw new SendError(isItsOwnFault ? "refused" : "failed", answer.message);
}

function parse(text: string): { files?: KnownFile[]; message?: string } | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
