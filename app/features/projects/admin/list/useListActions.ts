import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { showToast } from "#app/flash/flash.ts";
import type { FormAnswer } from "#app/forms/saving/formAnswer.ts";
import { whyNotDone } from "#app/forms/saving/whyNotDone.ts";
import { useFetcherQueue } from "#app/forms/useFetcherQueue.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";

/**
 * The list's actions that a script performs without leaving it; without JavaScript they are plain submits.
 */
export interface ListActions {
  move: (id: number, place: number) => void;
  /** The same by number, to a place that may be on another page of the section. */
  place: (id: number, place: number, sectionId: string) => void;
  setHighlight: (id: number, highlight: boolean) => void;
  /** Pending moves, oldest first, shown optimistically. */
  moving: { id: number; place: number }[];
}

/** The id of a project's star. */
export function starId(id: number): string {
  return `estrela-${id}`;
}

/** The actions of both sections, sent one after the other. */
export function useListActions(): ListActions {
  const { failure } = useTexts("adminCommon");
  // Success is a redirect with a notice; an answer says why an action failed.
  const { send: queue, unanswered } = useFetcherQueue(useFetcher<FormAnswer>(), (answer) =>
    showToast({ type: "error", message: whyNotDone(answer, failure) }),
  );
  const keepFocus = useKeptControl();

  const send = (action: string, fields: Record<string, string>) =>
    queue({ fields, options: { method: "post", action, preventScrollReset: true } });
  const move = (id: number, place: number) =>
    send(paths.admin.placeProject(id), { moved: String(id), place: String(place) });
  return {
    move,
    place(id, place, sectionId) {
      keepFocus(document.activeElement?.id, sectionId);
      move(id, place);
    },
    setHighlight: (id, highlight) => {
      keepFocus(starId(id));
      send(paths.admin.highlightProject(id), { highlight: String(highlight) });
    },
    moving: unanswered.flatMap(({ moved, place }) =>
      moved ? [{ id: Number(moved), place: Number(place) }] : [],
    ),
  };
}

/**
 * Restores the focus to a control whose card has moved while it had the focus.
 *
 * @returns a function to call before the card moves, with the ids of the control and of its fallback
 */
function useKeptControl() {
  const kept = useRef<(string | undefined)[]>([]);
  // After every render: the answer and the new order may arrive separately.
  useEffect(() => {
    if (kept.current.length === 0) return;
    const focused = document.activeElement;
    const found = kept.current.map((id) => id && document.getElementById(id)).find(Boolean);
    if (focused === document.body && found) found.focus();
    else if (focused && !kept.current.includes(focused.id)) kept.current = [];
  });
  return (...ids: (string | undefined)[]) => {
    kept.current = ids;
  };
}
