import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useFetcher, useLocation, useRevalidator } from "react-router";
import { type DraftForm, draftTagOf } from "#app/db/drafts/draftTag.ts";
import { useLatest } from "#app/ui/useLatest.ts";
import { isReachable } from "#app/ui/withoutConnection.ts";
import { autosaveParam, leaveButton } from "../drafts/formButtons.ts";
import { ownDraftTags } from "../drafts/useFormKey.ts";
import { useEachResponse } from "../useEachResponse.ts";
import type { AutosaveState } from "./formActivity.ts";
import type { FormResponse } from "./formResponse.ts";

/** What is typed is kept this long after the last key, in milliseconds, and at the latest after the second. */
const pause = 1500;
const longest = 10_000;
/** One without an answer for so long counts as lost, and a lost one is sent again after it: nothing waits for ever. */
const patience = 30_000;

interface Autosaved {
  /** The form keeps drafts. */
  isOn: boolean;
  /** It makes a record. */
  isNew: boolean;
  /** Its action, where it stands over another page. */
  over: string | undefined;
  /** Whether files of the form are on their way, behind which a draft waits. */
  isUploading: () => boolean;
  countAttempt: () => DraftForm | undefined;
  /** Called when everything that was typed has been kept. */
  keep: () => void;
}

/**
 * Keeps what is typed as the record's draft, by the form's own action. Nothing ever comes back into the form: the
 * server says only whether it was kept. One is sent at a time; their numbers keep a late one from undoing a later one,
 * or what was published since.
 */
export function useAutosave(
  form: RefObject<HTMLFormElement | null>,
  { isOn, isNew, over, isUploading, countAttempt, keep }: Autosaved,
) {
  const fetcher = useFetcher<FormResponse>();
  const { revalidate } = useRevalidator();
  const action = useAutosaveAction(over);
  const [state, setState] = useState<AutosaveState>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Until the answer to what was sent. */
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** When the first key came that is not kept yet. */
  const since = useRef<number>(undefined);
  const isSending = useRef(false);
  /** What comes next need not wait for the pause. */
  const isHurried = useRef(false);
  /** Of a new record's form: it may have made a draft. */
  const hasSent = useRef(false);
  /** Something was kept of which the page behind the form does not know. */
  const hasKept = useRef(false);

  const { reset } = fetcher;
  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    clearTimeout(waiting.current);
    since.current = undefined;
    hasKept.current = false;
    if (!isSending.current) return;
    // Superseded. Its answer, arriving while the page of a publication is being read, would make the router show the
    // page as it was before.
    isSending.current = false;
    setState(undefined);
    reset();
  }, [reset]);

  const send = useLatest(async () => {
    clearTimeout(timer.current);
    // What waits is sent after the answer.
    if (!form.current || isSending.current) return;
    isSending.current = true;
    if (!(await isReachable())) {
      isSending.current = false;
      setState({ is: "refused", answer: { isConnectionLost: true } });
      return;
    }
    // Sent by its button meanwhile, or left.
    const isWanted = since.current !== undefined && form.current?.isConnected;
    const sent = isWanted ? countAttempt() : undefined;
    if (!sent || !form.current) {
      isSending.current = false;
      return;
    }
    since.current = undefined;
    isHurried.current = false;
    ownDraftTags.add(draftTagOf(sent));
    setState({ is: "sending" });
    hasSent.current = true;
    const giveUp = () => {
      // The line is not lost while files move along it.
      if (isUploading()) {
        waiting.current = setTimeout(giveUp, patience);
        return;
      }
      isSending.current = false;
      reset();
      setState({ is: "refused", answer: { isConnectionLost: true } });
      since.current ??= Date.now();
      timer.current = setTimeout(() => send.current(), pause);
    };
    waiting.current = setTimeout(giveUp, patience);
    await fetcher.submit(withoutFiles(form.current), {
      method: "post",
      encType: "multipart/form-data",
      action,
      defaultShouldRevalidate: false,
    });
  });

  useEachResponse(fetcher, (answer) => {
    clearTimeout(waiting.current);
    isSending.current = false;
    if (answer.isKept) {
      hasKept.current = true;
      setState({ is: "kept", at: new Date() });
      if (since.current === undefined) keep();
    } else setState({ is: "refused", answer });
    const wait = isHurried.current && !answer.isConnectionLost ? 0 : pause;
    if (since.current !== undefined) timer.current = setTimeout(() => send.current(), wait);
    else if (answer.isConnectionLost) {
      // Tried again when the connection is back, which the browser does not say of a site that was away.
      since.current = Date.now();
      timer.current = setTimeout(() => send.current(), patience);
    }
  });

  const schedule = useCallback(() => {
    if (!isOn) return;
    since.current ??= Date.now();
    clearTimeout(timer.current);
    const left = Math.min(pause, since.current + longest - Date.now());
    timer.current = setTimeout(() => send.current(), left);
  }, [isOn, send]);

  useEffect(
    () => () => {
      // The list behind a dialog that closes.
      if (hasKept.current && over === undefined && navigator.onLine) void revalidate();
    },
    [revalidate, over],
  );

  /** Leaves the form on purpose, without saving: what a new record's form has kept by itself goes. */
  function leave() {
    cancel();
    const sent = isNew && hasSent.current ? countAttempt() : undefined;
    if (!sent) return;
    const body = new FormData();
    body.set("idempotencyKey", sent.key);
    body.set("attempt", String(sent.attempt));
    body.set(leaveButton.name, leaveButton.value);
    void fetcher.submit(body, { method: "post", encType: "multipart/form-data", action });
  }

  useEffect(() => {
    const sendNow = () => {
      if (since.current !== undefined) send.current();
    };
    const sendWhenHidden = () => {
      if (document.visibilityState === "hidden") sendNow();
    };
    addEventListener("online", sendNow);
    document.addEventListener("visibilitychange", sendWhenHidden);
    return () => {
      clearTimeout(timer.current);
      clearTimeout(waiting.current);
      removeEventListener("online", sendNow);
      document.removeEventListener("visibilitychange", sendWhenHidden);
    };
  }, [send]);

  /** What is typed need not wait for the pause. */
  function keepNow() {
    since.current ??= Date.now();
    isHurried.current = true;
    send.current();
  }

  /** Whether something was typed that is not on its way yet. */
  const isWaiting = useCallback(() => since.current !== undefined, []);

  return { state, schedule, cancel, leave, keepNow, isWaiting };
}

function useAutosaveAction(over: string | undefined): string {
  const { pathname, search } = useLocation();
  if (over !== undefined) return `${over}?${autosaveParam}`;
  const parameters = new URLSearchParams(search);
  parameters.set(autosaveParam, "");
  return `${pathname}?${parameters}`;
}

/** Files are sent as they are chosen; the form holds their paths. */
function withoutFiles(form: HTMLFormElement): FormData {
  const formData = new FormData(form);
  for (const [name, value] of [...formData]) if (typeof value !== "string") formData.delete(name);
  return formData;
}
