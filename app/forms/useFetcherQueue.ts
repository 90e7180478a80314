import { useEffect, useReducer, useRef, useState } from "react";
import type { FetcherWithComponents, SubmitOptions } from "react-router";
import { showToast } from "#app/flash/flash.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { useLatest } from "#app/ui/useLatest.ts";
import { isReachable } from "#app/ui/withoutConnection.ts";
import { useEachResponse } from "./useEachResponse.ts";

interface Submission {
  fields: Record<string, string>;
  options: SubmitOptions & { action: string };
}

/**
 * Lets a fetcher submit one form after the other: by itself it aborts the pending one when another is
 * submitted, so a second quick press would undo the first. The same form twice in a row is sent once.
 * Whatever is still queued when the user leaves the screen is sent anyway; without a connection nothing is
 * sent, and `tell` gets a message instead.
 *
 * @param tell gets each answer, and whether it is that of the last form in the queue
 */
export function useFetcherQueue<Answer extends { message?: string }>(
  fetcher: FetcherWithComponents<Answer>,
  tell: (answer: Answer, isLast: boolean) => void,
) {
  const [queue, setQueue] = useState<Submission[]>([]);
  // State of the first submission in the queue.
  const first = useRef<"waits" | "isSent" | "isAnswered">("waits");
  const underWay = useRef<Promise<void>>(undefined);
  const waiting = useRef<Submission[]>([]);
  const { failure } = useTexts("adminCommon");
  const { connection } = useTexts("common");
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEachResponse(fetcher, (answer) => tell(answer, queue.length <= 1));

  useEffect(() => {
    waiting.current = first.current === "waits" ? queue : queue.slice(1);
    const [submission] = queue;
    if (!submission || fetcher.state !== "idle" || first.current === "isSent") return;
    if (first.current === "isAnswered") {
      first.current = "waits";
      setQueue((submissions) => submissions.slice(1));
      return;
    }
    first.current = "isSent";
    waiting.current = queue.slice(1);
    underWay.current = submit(submission).finally(() => {
      first.current = "isAnswered";
      drawAgain();
    });
  });

  /**
   * Checks the connection first: the action's route module is loaded on its first use, and if that fails the
   * framework replaces the page.
   */
  async function submit({ fields, options }: Submission) {
    if (await isReachable()) await fetcher.submit(fields, options);
    else tell({ message: connection.none } as Answer, waiting.current.length === 0);
  }

  const lost = useLatest(failure.action);
  useEffect(
    () => () => {
      sendAll(waiting.current, underWay.current).catch(() =>
        showToast({ type: "error", message: lost.current }),
      );
    },
    [lost],
  );

  return {
    /** The fields of the pending and queued forms, oldest first. */
    unanswered: queue.map(({ fields }) => fields),
    send(submission: Submission) {
      setQueue((submissions) => {
        const isTwin = JSON.stringify(submissions.at(-1)) === JSON.stringify(submission);
        return isTwin ? submissions : [...submissions, submission];
      });
    },
  };
}

/** Sends them one after the other, when no screen is left to show their answers. */
async function sendAll(submissions: Submission[], underWay: Promise<void> | undefined) {
  await underWay;
  for (const { fields, options } of submissions) {
    const body = new URLSearchParams(fields);
    const { type, ok } = await fetch(options.action, { method: "post", body, redirect: "manual" });
    if (!ok && type !== "opaqueredirect") throw new Error("refused");
  }
}
