import { useEffect, useRef, useState } from "react";
import { sizeLimit } from "#app/files/fileSize.ts";
import type { StoredFile } from "#app/files/store.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { useLatest } from "#app/ui/useLatest.ts";
import type { Accept } from "#app/validation/fileTypes.ts";
import { useFormActivity } from "../saving/formActivity.ts";
import { useDescribing } from "./describing.ts";
import { SendError, type Sending, sendFile } from "./sendFile.ts";
import { megabytesFor, useSizeLimits } from "./uploadLimits.ts";

/** An upload in progress, or one that failed. */
export interface Upload {
  key: number;
  file: File;
  /** 0..1; undefined while it waits for earlier ones. */
  progress?: number;
  /** It waits for the connection, and goes on by itself. */
  isOffline?: boolean;
  failure?: string;
  /** Whether uploading the same file again may help. */
  canRetry?: boolean;
  /** It failed because the session has ended. */
  isSignedOut?: boolean;
}

interface UploadRules {
  /** Of the file input: `upload:banner`. */
  name: string;
  accept: Accept;
  /** Whether the field holds many files; otherwise a new upload replaces a failed one. */
  multiple?: boolean;
  /** Called for each file in the order chosen. */
  onStored: (file: StoredFile) => void;
  onFailed?: () => void;
}

/**
 * Uploads files one after another, so that pictures keep the order in which they were chosen. The form is
 * told of pending uploads (`formActivity`) and waits for them before saving.
 */
export function useUploads(rules: UploadRules) {
  const { name, accept } = rules;
  const texts = useTexts("adminCommon").files;
  const activity = useFormActivity();
  const describing = useDescribing();
  const limits = useSizeLimits(accept);
  const [uploads, setUploads] = useState<Upload[]>([]);
  const line = useRef(Promise.resolve());
  const cancels = useRef(new Map<number, Sending["cancel"]>());
  const nextKey = useRef(0);
  const latest = useLatest(rules);

  useEffect(() => {
    const running = cancels.current;
    return () => {
      // Whoever comes back and chooses the same file goes on where it was.
      for (const cancel of [...running.values()]) cancel(true);
    };
  }, []);

  const failures = uploads.filter(({ failure }) => failure).length;
  const { failed, pickers } = activity;
  useEffect(() => failed(failures), [failed, failures]);

  const change = (key: number, part: Partial<Upload>) =>
    setUploads((all) =>
      all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)),
    );
  const drop = (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key));

  async function send({ key, file }: Upload) {
    if (!cancels.current.has(key)) return;
    change(key, { progress: 0 });
    const { done, cancel } = sendFile(file, accept, {
      onProgress: (progress) => change(key, { progress }),
      onWaiting: (isOffline) => change(key, { isOffline }),
    });
    cancels.current.set(key, cancel);
    try {
      const stored = await done;
      drop(key);
      if (stored.picture) describing?.learn(stored.id, stored.picture);
      latest.current.onStored(stored);
    } catch (error) {
      if (error instanceof SendError && error.reason === "cancelled") {
        drop(key);
        return;
      }
      const canRetry = !(error instanceof SendError && error.reason === "refused");
      const isSignedOut = error instanceof SendError && error.reason === "session";
      const failure = explain(error, file.name);
      change(key, { failure, canRetry, isSignedOut, progress: undefined, isOffline: false });
      latest.current.onFailed?.();
    }
  }

  function explain(error: unknown, name: string) {
    if (!(error instanceof SendError)) return fill(texts.connection, { name });
    if (error.reason === "session") return fill(texts.session, { name });
    if (!error.message) {
      return fill(error.reason === "refused" ? texts.refusedOnTheWay : texts.connection, { name });
    }
    return fill(texts.refused, { name, reason: error.message });
  }

  function enqueue(upload: Upload) {
    cancels.current.set(upload.key, () => {
      cancels.current.delete(upload.key);
      drop(upload.key);
    });
    activity.began();
    line.current = line.current
      .then(() => send(upload))
      .finally(() => {
        cancels.current.delete(upload.key);
        activity.ended();
      });
  }

  function start(files: readonly File[]) {
    const chosen = files.map((file): Upload => ({ key: nextKey.current++, file }));
    setUploads((all) => [
      ...all.filter(({ failure }) => latest.current.multiple || !failure),
      ...chosen.map((upload) => refuseTooLarge(upload)),
    ]);
    for (const upload of chosen) {
      if (isTooLarge(upload.file)) latest.current.onFailed?.();
      else enqueue(upload);
    }
  }

  const latestStart = useLatest(start);
  useEffect(() => {
    const files = uploads.map(({ file }) => file);
    pickers.set(name, { files, start: (again) => latestStart.current(again) });
    return () => void pickers.delete(name);
  }, [pickers, name, uploads, latestStart]);

  return {
    uploads,
    start,
    retry(upload: Upload) {
      change(upload.key, { failure: undefined });
      enqueue(upload);
    },
    cancel(key: number) {
      const cancel = cancels.current.get(key);
      if (cancel) cancel();
      else drop(key);
    },
  };

  function isTooLarge(file: File) {
    return file.size > megabytesFor(file, limits) * 1024 * 1024;
  }

  function refuseTooLarge(upload: Upload): Upload {
    const { file } = upload;
    if (!isTooLarge(file)) return upload;
    const limit = sizeLimit(megabytesFor(file, limits));
    return { ...upload, failure: fill(texts.tooLarge, { name: file.name, limit }) };
  }
}
