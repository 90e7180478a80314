import { type DetailedError, defaultOptions, Upload } from "tus-js-client";
import type { StoredFile } from "#app/files/store.server.ts";
import { paths } from "#app/paths.ts";
import type { Accept } from "#app/validation/fileTypes.ts";
import { readAnswer, SendError, type Sending, type SendReports } from "./sendFile.ts";

/** Of one request: what a proxy that collects requests before it passes them on may lose at most. */
const partBytes = 8 * 1024 * 1024;
const pauseMs = 10_000;
/** Until the connection is back, however long that takes: those of some days. */
const retryDelays = [0, 1000, 3000, 5000, ...Array<number>(20_000).fill(pauseMs)];
/** Answers of a site that restarts, of a proxy before it, and of an upload that another connection holds. */
const passing = [408, 423, 429, 502, 503, 504];
/** Bytes of a broken connection have come meanwhile: the upload goes on behind them. */
const isBehind = 409;

/**
 * Uploads a file in parts (tus), goes on where it was when the connection comes back, and where the same file, chosen
 * again, once was. Loaded only for a large file.
 */
export function sendInParts(file: File, accept: Accept, reports: SendReports): Sending {
  let isWaiting = false;
  const wait = (now: boolean) => {
    if (now !== isWaiting) reports.onWaiting(now);
    isWaiting = now;
  };
  let isCancelled = false;
  let reject: (error: SendError) => void = () => undefined;
  const upload = new Upload(file, {
    endpoint: paths.admin.fileParts,
    chunkSize: partBytes,
    retryDelays,
    metadata: { filename: file.name, accept },
    fingerprint: async () => ["upload", accept, file.name, file.size, file.lastModified].join(" "),
    onProgress: (sent, total) => {
      wait(false);
      reports.onProgress(sent / total);
    },
    // Thrown, so that the address of the upload is not forgotten: whoever signs in again goes on.
    onAfterResponse: (_request, response) => {
      if (response.getStatus() === 401) throw new SendError("session");
      const offset = Number(response.getHeader("Upload-Offset") ?? 0);
      if (offset > 0) reports.onProgress(offset / file.size);
    },
    onShouldRetry: (error) => {
      if (reasonOf(error)) return false;
      wait(true);
      return true;
    },
  });
  const goOn = () => {
    if (isWaiting) void upload.abort().then(() => upload.start());
  };
  window.addEventListener("online", goOn);

  const sent = new Promise<void>((resolve, onFailed) => {
    reject = onFailed;
    upload.options.onSuccess = () => resolve();
    upload.options.onError = (error) => onFailed(reasonOf(error) ?? new SendError("connection"));
  });
  const start = upload.findPreviousUploads().then(([last]) => {
    if (last) upload.resumeFromPreviousUpload(last);
    if (!isCancelled) upload.start();
  });
  const done = Promise.all([sent, start])
    .then(() => store(upload.url ?? "", wait))
    .catch(async (error: unknown) => {
      const mayGoOn = error instanceof SendError && error.reason !== "refused";
      if (!mayGoOn) await forget(upload);
      throw error;
    })
    .finally(() => window.removeEventListener("online", goOn));
  return {
    done: done.then(async (stored) => {
      await forget(upload);
      return stored;
    }),
    cancel(keeps = false) {
      isCancelled = true;
      window.removeEventListener("online", goOn);
      // What cannot be deleted now, the site sweeps after a day.
      void upload.abort(!keeps).catch(() => undefined);
      reject(new SendError("cancelled"));
    },
  };
}

/** Has what was sent checked and stored. */
async function store(url: string, wait: (now: boolean) => void): Promise<StoredFile> {
  for (;;) {
    const response = await fetch(url, { method: "POST" }).catch(() => undefined);
    if (response && !passing.includes(response.status)) {
      return readAnswer(response.status, await response.text());
    }
    wait(true);
    await connectionOrPause();
  }
}

function connectionOrPause(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(goOn, pauseMs);
    function goOn() {
      clearTimeout(timer);
      window.removeEventListener("online", goOn);
      resolve();
    }
    window.addEventListener("online", goOn);
  });
}

/** Why an upload ends; undefined where it may go on by itself. */
function reasonOf(error: Error | DetailedError): SendError | undefined {
  if (!("originalResponse" in error)) return new SendError("failed");
  const { causingError, originalResponse } = error;
  if (causingError instanceof SendError) return causingError;
  const status = originalResponse?.getStatus() ?? 0;
  if (status === 0 || status === isBehind || passing.includes(status)) return undefined;
  try {
    readAnswer(status, originalResponse?.getBody() ?? "");
    return undefined;
  } catch (reason) {
    return reason instanceof SendError ? reason : undefined;
  }
}

/** Takes it off the browser's list of files on their way, if there is one. */
async function forget(upload: Upload): Promise<void> {
  const previous = await upload.findPreviousUploads().catch(() => []);
  for (const { urlStorageKey } of previous) {
    await defaultOptions.urlStorage.removeUpload(urlStorageKey).catch(() => undefined);
  }
}
