import { type DetailedError, defaultOptions, Upload } from "tus-js-client";
import type { KnownFile } from "#app/files/fileFacts.server.ts";
import { paths } from "#app/paths.ts";
import type { Accept } from "#app/validation/fileTypes.ts";
import { forgetUploads } from "./begunUploads.ts";
import { readAnswer, SendError, type Sending, type SendReports } from "./sendFile.ts";

/** Of one request: what a proxy that collects requests before it passes them on may lose at most. */
const partBytes = 8 * 1024 * 1024;
const pauseMs = 10_000;
/** Until the connection is back, however long that takes: those of some days. */
const retryDelays = [0, 1000, 3000, 5000, ...Array<number>(20_000).fill(pauseMs)];
/** Answers of a site that restarts, of a proxy before it, and of an upload that another connection holds. */
const passing = [408, 423, 429, 502, 503, 504];
/** How proxies refuse addresses, methods or headers that they do not know. */
const barring = [403, 404, 405, 501];
/** Bytes of a broken connection have come meanwhile: the upload goes on behind them. */
const isBehind = 409;
/** Of the answers that pass, those that say nothing against the connection: the site is there. */
const isThere = [isBehind, 423, 429];

/**
 * Uploads a file in parts (tus), goes on where it was when the connection comes back, and where the same file, chosen
 * again, once was. Loaded only for a large file.
 */
export function sendInParts(file: File, accept: Accept, reports: SendReports): Sending {
  const fingerprint = ["upload", accept, file.name, file.size, file.lastModified].join(" ");
  let isWaiting = false;
  const wait = (now: boolean) => {
    if (now !== isWaiting) reports.onWaiting(now);
    isWaiting = now;
  };
  const cancelling = new AbortController();
  const { signal } = cancelling;
  const cancelled = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new SendError("cancelled")));
  });
  const upload = new Upload(file, {
    endpoint: paths.admin.fileParts,
    chunkSize: partBytes,
    retryDelays,
    metadata: { filename: file.name, accept },
    fingerprint: async () => fingerprint,
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
      // One that was given up is still to be deleted there; nobody waits for that.
      if (!signal.aborted) wait(!isThere.includes(statusOf(error)));
      return true;
    },
  });
  /** Whether the browser's list names this upload, and not that of another tab. */
  const isOwn = () => upload.options.storeFingerprintForResuming;
  const goOn = () => {
    if (isWaiting) void upload.abort().then(() => upload.start());
  };
  window.addEventListener("online", goOn);

  const sent = new Promise<void>((resolve, reject) => {
    upload.options.onSuccess = () => resolve();
    upload.options.onError = (error) => reject(reasonOf(error) ?? new SendError("connection"));
  });
  async function run(isAlone: boolean): Promise<KnownFile> {
    forgetUploads("old");
    // Another tab is sending it: both at one upload would interrupt each other, and the bytes are stored once anyway.
    upload.options.storeFingerprintForResuming = isAlone;
    const [last] = isAlone ? await upload.findPreviousUploads() : [];
    if (last) upload.resumeFromPreviousUpload(last);
    if (!signal.aborted) upload.start();
    await sent;
    // From here on it would send anew what is stored already.
    window.removeEventListener("online", goOn);
    const stored = await store(upload.url ?? "", wait, signal);
    if (isAlone) await forget(upload);
    return stored;
  }
  // What is cancelled never ends by itself: the lock would be held for as long as the page is open.
  const done = whileAlone(fingerprint, (isAlone) => Promise.race([run(isAlone), cancelled]))
    .catch(async (error: unknown) => {
      const isOver = error instanceof SendError && ["refused", "noParts"].includes(error.reason);
      if ((isOver || !(error instanceof SendError)) && isOwn()) await forget(upload);
      if (isOver) wait(false);
      throw error;
    })
    .finally(() => window.removeEventListener("online", goOn));
  return {
    done,
    cancel(keeps = false) {
      cancelling.abort();
      // What cannot be deleted now, the site sweeps after a day.
      void upload.abort(!keeps).catch(() => undefined);
      if (!keeps && isOwn()) void forget(upload);
    },
  };
}

/**
 * Does some work, which is told whether no other tab does the same. Where the browser has no locks (over http it gives
 * none), it is taken to be alone.
 */
async function whileAlone<Result>(
  name: string,
  work: (isAlone: boolean) => Promise<Result>,
): Promise<Result> {
  if (typeof navigator === "undefined" || !("locks" in navigator)) return work(true);
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => work(lock !== null));
}

/** Has what was sent checked and stored. */
async function store(
  url: string,
  wait: (now: boolean) => void,
  signal: AbortSignal,
): Promise<KnownFile> {
  for (;;) {
    signal.throwIfAborted();
    const response = await fetch(url, { method: "POST", signal }).catch(() => undefined);
    if (response && !passing.includes(response.status)) {
      return readAnswer(response.status, await response.text());
    }
    if (!signal.aborted) wait(!isThere.includes(response?.status ?? 0));
    await connectionOrPause(signal);
  }
}

function connectionOrPause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(goOn, pauseMs);
    function goOn() {
      clearTimeout(timer);
      window.removeEventListener("online", goOn);
      signal.removeEventListener("abort", goOn);
      resolve();
    }
    window.addEventListener("online", goOn);
    signal.addEventListener("abort", goOn);
  });
}

/** Why an upload ends; undefined where it may go on by itself. */
function reasonOf(error: Error | DetailedError): SendError | undefined {
  if (!("originalResponse" in error)) return new SendError("failed");
  const { causingError, originalResponse } = error;
  if (causingError instanceof SendError) return causingError;
  const status = statusOf(error);
  if (barring.includes(status) && !isOurs(originalResponse?.getBody() ?? "")) {
    return new SendError("noParts");
  }
  if (status === 0 || status === isBehind || passing.includes(status)) return undefined;
  try {
    readAnswer(status, originalResponse?.getBody() ?? "");
    return undefined;
  } catch (reason) {
    return reason instanceof SendError ? reason : undefined;
  }
}

/** 0 where there was no answer. */
function statusOf(error: Error | DetailedError): number {
  return ("originalResponse" in error && error.originalResponse?.getStatus()) || 0;
}

/** Whether the site itself has answered: it always says why. */
function isOurs(body: string): boolean {
  try {
    return "message" in JSON.parse(body);
  } catch {
    return false;
  }
}

/** Takes it off the browser's list of files on their way, if there is one. */
async function forget(upload: Upload): Promise<void> {
  const previous = await upload.findPreviousUploads().catch(() => []);
  for (const { urlStorageKey } of previous) {
    await defaultOptions.urlStorage.removeUpload(urlStorageKey).catch(() => undefined);
  }
}
