import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { showToast } from "#app/flash/flash.ts";
import type { FormAnswer } from "#app/forms/saving/formAnswer.ts";
import { useFetcherQueue } from "#app/forms/useFetcherQueue.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";

/** What a script does on the list without leaving it; the same actions are plain submits without one. */
export interface ListActions {
  move: (id: number, place: number) => void;
  /** The same by number, to a place that may stand on another page of the section. */
  place: (id: number, place: number, sectionId: string) => void;
  setHighlight: (id: number, highlight: boolean) => void;
  /** Moves on their way to the server, oldest first, shown at once. */
  moving: { id: number; place: number }[];
}

/** A project's star in the page. */
export function starId(id: number): string {
  return `estrela-${id}`;
}

export function useListActions(): ListActions {
  const { failure } = useTexts("adminCommon");
  // What was done comes as a redirect, an answer says what was not.
  const { send: queue, unanswered } = useFetcherQueue(useFetcher<FormAnswer>(), ({ message }) =>
    showToast({ type: "error", message: message ?? failure.action }),
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
 * Gives the focus back to the control of a card that went elsewhere while it had it.
 *
 * @returns to be told, before the card goes, the ids of the control and of what stands in for it
 */
function useKeptControl() {
  const kept = useRef<(string | undefined)[]>([]);
  // After every drawing: the answer and the new order may come in two.
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
